type Props = { figures: readonly { figure: string; label: string }[]; isLarge?: boolean; className?: string }

/** Claims in figures, each above what it counts. */
export function Figures({ figures, isLarge = false, className = '' }: Props) {
  return (
    <dl
      className={`flex flex-wrap ${isLarge ? 'gap-x-16 gap-y-6 max-md:flex-col lg:flex-col' : 'gap-x-8 gap-y-4 sm:gap-x-12'} ${className}`}
    >
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className={`text-muted ${isLarge ? 'mt-1 text-lead' : 'text-body'}`}>{label}</dt>
          <dd className={`display ${isLarge ? 'text-hero text-action' : 'text-heading text-white'}`}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

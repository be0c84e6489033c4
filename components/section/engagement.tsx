import { HeadedBand, type SectionProps } from '@/components/page/headed-band'

export function Engagement({ steps, ...band }: SectionProps<'steps'>) {
  const length = Math.max(...steps.map(({ from, at_most }) => from + at_most))
  return (
    <HeadedBand {...band}>
      <ol className="mt-8 border-t border-line">
        {steps.map(({ title, duration, from, at_least, at_most, text }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-3 border-b border-line py-5 lg:grid-cols-12 lg:items-start lg:py-7"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-3 lg:block">
              <h3 className="text-card">{title}</h3>
              <p className="font-semibold text-action lg:mt-1">{duration}</p>
            </div>
            <p className="max-w-measure text-muted lg:col-span-5">{text}</p>
            <div className="lg:col-span-4">
              <svg
                viewBox={`0 0 ${length} 1`}
                preserveAspectRatio="none"
                className="mt-2 h-5 w-full rounded-sm bg-forest-raised"
                aria-hidden="true"
              >
                <rect x={from} width={at_most} height="1" className="fill-action" opacity="0.45" />
                <rect x={from} width={at_least} height="1" className="fill-action" />
                <path
                  d={`M0 0${'m2 0v1m0-1'.repeat(Math.ceil(length / 2 - 1))}`}
                  className="stroke-forest"
                  strokeWidth="0.1"
                />
              </svg>
              {index === 0 && (
                <p aria-hidden="true" className="mt-1.5 flex justify-between text-small text-muted">
                  <span>Week 1</span>
                  <span>Week {Math.ceil(length)}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </HeadedBand>
  )
}

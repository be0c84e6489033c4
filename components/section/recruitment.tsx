import { HeadedBand, type SectionProps } from '@/components/page/headed-band'

export function Recruitment({ steps, ...band }: SectionProps<'recruitment'>) {
  return (
    <HeadedBand {...band}>
      <ol className="mt-5 grid max-lg:ml-2 md:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr]">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-line pb-4 pl-6 last:border-transparent last:pb-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -top-0.5 -left-[0.6875rem] size-5 rounded-full border-4 border-white lg:-top-[0.6875rem] lg:left-0 ${index === steps.length - 1 ? 'bg-action' : 'bg-brand'}`}
            />
            <h3 className="text-card">{title}</h3>
            <p className="mt-1 text-muted max-md:text-small lg:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </HeadedBand>
  )
}

import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Counted } from '@/components/ui/counted'
import { figuresOf } from '@/provider/facts/claims'

export function WhyUs({ cards, ...band }: SectionProps<'claims'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-5 grid gap-6 md:mt-8 md:gap-8 lg:grid-cols-3">
        {cards.map(({ title, claim, text, figure: name }) => {
          const [figure] = name ? figuresOf(name) : []
          return (
            <li key={title} className="border-t-2 border-brand pt-4">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 max-w-measure text-muted">
                {claim && (
                  <strong className="text-ink">
                    {figure ? <Counted figure={figure}>{claim}</Counted> : claim}
                  </strong>
                )}{' '}
                {text}
              </p>
            </li>
          )
        })}
      </ul>
    </HeadedBand>
  )
}

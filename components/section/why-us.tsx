import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Counted } from '@/components/ui/counted'
import { figuresOf } from '@/provider/facts/claims'

export function WhyUs({ cards, ...band }: SectionProps<'claims'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-8 grid gap-8 md:mt-10 lg:grid-cols-3">
        {cards.map(({ title, claim, text, source, figure: name }) => {
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
                {source && <span className="mt-3 block text-small">{source}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </HeadedBand>
  )
}

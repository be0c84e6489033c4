import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { Counted } from '@/components/ui/counted'
import { figuresOf } from '@/provider/facts/claims'
import { evenRows, HowWeDiffer } from './how-we-differ'

export function WhyUs({ id, tone, enter, heading, lead, cards, differ }: SectionProps<'claims'>) {
  return (
    <Band tone={tone} enter={enter}>
      <div className={differ ? 'grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-12' : ''}>
        <section aria-labelledby={id} className="lg:col-span-5">
          <BandHeading id={id} title={heading} lead={lead} />
          <ul className={`mt-5 grid gap-5 md:mt-8 ${differ ? evenRows : 'lg:grid-cols-3'}`}>
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
        </section>
        {differ && <HowWeDiffer id={`${id}-differ`} {...differ} />}
      </div>
    </Band>
  )
}

import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { Counted } from '@/components/ui/counted'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { figuresOf } from '@/provider/facts/claims'
import { CardDrawing, withArt } from './card-drawing'

export function WhyUs({ id, tone, enter, heading, lead, cards, differ }: SectionProps<'claims'>) {
  return (
    <Band tone={tone} enter={enter}>
      <div className={differ ? 'grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-12' : ''}>
        <section aria-labelledby={id} className="lg:col-span-5">
          <BandHeading id={id} title={heading} lead={lead} />
          <ul className={`mt-4 grid gap-4 md:mt-8 md:gap-5 ${differ ? evenRows : 'lg:grid-cols-3'}`}>
            {cards.map(({ title, claim, text, figure: name }) => {
              const [figure] = name ? figuresOf(name) : []
              return (
                <li key={title} className="border-t-2 border-brand pt-3 md:pt-4">
                  <h3 className="text-card">{title}</h3>
                  <p className="mt-1 max-w-measure text-muted max-md:text-small md:mt-2">
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
        {differ && (
          <section aria-labelledby={`${id}-differ`} className="lg:col-span-7">
            <BandHeading id={`${id}-differ`} title={differ.heading} lead={differ.lead} />
            <ul className={`mt-5 grid grid-cols-1 gap-3 md:mt-8 md:gap-5 ${evenRows}`}>
              {withArt(differ.cards).map(({ title, text, drawing }) => (
                <li
                  key={title}
                  className={`grid items-center gap-x-4 gap-y-2 p-4 md:p-5 lg:content-center lg:gap-x-6 lg:gap-y-1 ${drawing ? 'grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] lg:grid-cols-[9rem_1fr] lg:[&>img]:row-span-2' : ''} ${surface('sunken')}`}
                >
                  {drawing && <CardDrawing name={drawing} />}
                  <h3 className="text-card wrap-anywhere lg:self-end">{title}</h3>
                  {/* A word joiner keeps a range of figures, such as £50k-£65k, on one line. */}
                  <p className="text-muted max-lg:col-span-full max-md:text-small lg:self-start">
                    {text.replace(/(\d\S*-)(?=\S*\d)/g, '$1\u2060')}
                  </p>
                </li>
              ))}
            </ul>
            {differ.action && (
              <p className="mt-3 md:mt-5">
                <ContentLink to={differ.action.to} className={linkStyle('onward')}>
                  <span className="inline-block first-letter:uppercase">{differ.action.label}</span>
                  {differ.action.more && <span className="sr-only">{differ.action.more}</span>}
                  <Icon name="arrow" />
                </ContentLink>
              </p>
            )}
          </section>
        )}
      </div>
    </Band>
  )
}

/** Cards then stand level with the reasons beside them. */
const evenRows = 'lg:auto-rows-[minmax(9rem,auto)]'

import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { BandHeading } from '@/components/ui/band'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

// A word joiner keeps a range of figures, such as £50k-£65k, on one line.
const keptTogether = '$1\u2060'

/** Cards then stand level with the reasons beside them. */
export const evenRows = 'lg:auto-rows-[minmax(9rem,auto)]'

type Props = NonNullable<SectionProps<'claims'>['differ']> & { id: string }

export function HowWeDiffer({ id, heading, lead, cards, action }: Props) {
  return (
    <section aria-labelledby={id} className="lg:col-span-7">
      <BandHeading id={id} title={heading} lead={lead} />
      <ul className={`mt-5 grid gap-3 md:mt-8 md:gap-5 ${evenRows}`}>
        {withArt(cards).map(({ title, text, drawing }) => (
          <li
            key={title}
            className={`grid items-center gap-x-4 gap-y-3 p-5 lg:content-center lg:gap-x-6 lg:gap-y-1 ${drawing ? 'grid-cols-[4.5rem_1fr] lg:grid-cols-[9rem_1fr] lg:[&>img]:row-span-2' : ''} ${surface('sunken')}`}
          >
            {drawing && <CardDrawing name={drawing} />}
            <h3 className="text-card lg:self-end">{title}</h3>
            <p className="text-muted max-lg:col-span-full lg:self-start">
              {text.replace(/(\d\S*-)(?=\S*\d)/g, keptTogether)}
            </p>
          </li>
        ))}
      </ul>
      {action && (
        <p className="mt-3 md:mt-5">
          <ContentLink to={action.to} className={linkStyle('onward')}>
            <span className="inline-block first-letter:uppercase">{action.label}</span>
            {action.more && <span className="sr-only">{action.more}</span>}
            <Icon name="arrow" />
          </ContentLink>
        </p>
      )}
    </section>
  )
}

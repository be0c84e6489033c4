import { ContentLink } from '@/components/page/content-link'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

// A word joiner keeps a range of figures, such as £50k-£65k, on one line.
const keptTogether = '$1\u2060'

export function HowWeDiffer({ cards, action, ...band }: SectionProps<'how-we-differ'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-5 grid gap-3 md:mt-8 md:gap-5 lg:grid-cols-3">
        {withArt(cards).map(({ title, text, drawing }) => (
          <li
            key={title}
            className={`grid items-center gap-x-4 gap-y-3 p-5 lg:content-start sm:p-8 ${drawing ? 'grid-cols-[4.5rem_1fr] lg:grid-cols-1 lg:[&>img]:h-28 lg:[&>img]:w-auto lg:[&>img]:max-w-full' : ''} ${surface('sunken')}`}
          >
            {drawing && <CardDrawing name={drawing} />}
            <h3 className="text-card lg:mt-3">{title}</h3>
            <p className="col-span-full text-muted">{text.replace(/(\d\S*-)(?=\S*\d)/g, keptTogether)}</p>
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
    </HeadedBand>
  )
}

import { ContentLink } from '@/components/page/content-link'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

export function HowWeDiffer({ cards, action, ...band }: SectionProps<'how-we-differ'>) {
  const [first, ...others] = withArt(cards)
  return (
    <HeadedBand {...band}>
      <ul className="mt-10 grid gap-5 lg:grid-cols-12 lg:grid-rows-2">
        {first && (
          <li className={`flex flex-col p-6 sm:p-8 lg:col-span-6 lg:row-span-2 ${surface('tinted')}`}>
            {first.drawing && (
              <div className="grid grow place-items-center">
                <CardDrawing name={first.drawing} />
              </div>
            )}
            <h3 className="mt-8 text-heading">{first.title}</h3>
            <p className="mt-3 text-lead text-muted">{first.text}</p>
            {action && (
              <ContentLink to={action.to} className={`${buttonStyle('action')} mt-6 self-start`}>
                <span className="inline-block first-letter:uppercase">{action.label}</span>
                {action.more && <span className="sr-only">{action.more}</span>}
              </ContentLink>
            )}
          </li>
        )}
        {others.map(({ title, text, drawing }) => (
          <li
            key={title}
            className={`grid items-center gap-4 p-6 sm:gap-6 sm:p-8 max-sm:[&>img]:max-w-32 lg:col-span-6 ${drawing ? 'sm:grid-cols-[2fr_3fr]' : ''} ${surface('sunken')}`}
          >
            {drawing && <CardDrawing name={drawing} />}
            <div>
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 text-muted">
                <Unbroken text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

/** Keeps a range of figures, such as £50k-£65k, on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*\d\S*-\S*\d\w*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

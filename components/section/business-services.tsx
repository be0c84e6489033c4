import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

export function BusinessServices({ services, ...band }: SectionProps<'services'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-12 space-y-5">
        {withArt(services).map(({ title, drawing, text, fit }) => (
          <li
            key={title}
            className={`group grid overflow-hidden ${drawing ? 'md:grid-cols-[2fr_3fr] md:even:grid-cols-[3fr_2fr]' : ''} ${surface('raised')}`}
          >
            {drawing && (
              <div className="grid place-items-center bg-brand-tint p-6 lg:p-8 md:group-even:order-last">
                <CardDrawing name={drawing} />
              </div>
            )}
            <div className="self-center p-6 md:p-10">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 max-w-[34rem]">{text}</p>
              <p className="mt-4 max-w-[34rem] border-l-2 border-action pl-4 text-muted">{fit}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

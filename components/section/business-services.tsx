import { ContentLink } from '@/components/page/content-link'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

export function BusinessServices({ services, ...band }: SectionProps<'services'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-6 grid gap-5 md:mt-10 md:grid-cols-2">
        {withArt(services).map(({ title, drawing, text, fit, link }) => (
          <li key={title} className={`grid grid-rows-[auto_1fr] overflow-hidden ${surface('outlined')}`}>
            {drawing && (
              <div className="grid h-30 place-items-center bg-brand-tint p-1.5 *:max-w-40">
                <CardDrawing name={drawing} />
              </div>
            )}
            <div className="flex flex-col px-5 py-5 md:px-8 md:py-6">
              <h3 className="text-card">{title}</h3>
              <p className="mt-3 max-w-[34rem]">{text}</p>
              <p className="mt-3 max-w-[34rem] border-l-2 border-action pl-4 text-muted">{fit}</p>
              {link && (
                <p className="mt-auto pt-3">
                  <ContentLink {...link} className={linkStyle('alone')} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

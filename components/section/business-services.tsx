import { ContentLink } from '@/components/page/content-link'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { CardDrawing, withArt } from './card-drawing'

export function BusinessServices({ services, ...band }: SectionProps<'services'>) {
  return (
    <HeadedBand {...band}>
      <ul className="mt-6 md:mt-10 grid gap-5 *:gap-x-3 max-md:*:grid-cols-[auto_1fr] max-md:*:items-center max-md:*:p-4 md:grid-cols-2">
        {withArt(services).map(({ title, drawing, text, fit, link }) => (
          <li key={title} className={`grid overflow-hidden md:grid-rows-[auto_1fr] ${surface('outlined')}`}>
            {drawing && (
              <div className="grid h-18 place-items-center bg-brand-tint p-1.5 max-md:w-18 max-md:rounded-control md:h-30 md:*:max-w-40">
                <CardDrawing name={drawing} />
              </div>
            )}
            <div className="max-md:contents max-md:[&_p]:col-span-full md:flex md:flex-col md:px-8 md:py-6">
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

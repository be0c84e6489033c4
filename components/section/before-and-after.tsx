import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { Icon } from '@/components/ui/icon'

export function BeforeAndAfter({ stories, ...band }: SectionProps<'before-and-after'>) {
  return (
    <HeadedBand {...band}>
      <div className="mt-6 space-y-6 lg:mt-10 lg:space-y-4">
        {stories.map(({ who, before, after }) => (
          <article key={who} className="lg:grid lg:grid-cols-[13rem_1fr] lg:items-center lg:gap-x-6">
            <h3 className="text-card">{who}</h3>
            <div className="grid max-lg:mt-3 md:grid-cols-[5fr_6fr]">
              <div className="rounded-t-card border-2 border-dashed border-line p-5 text-muted sm:p-6 md:rounded-l-card md:rounded-tr-none md:pr-12">
                <h4 className="label text-ink">Before</h4>
                <p className="mt-1">{before}</p>
              </div>
              <div className="relative rounded-b-card border-2 border-transparent bg-brand-tint p-5 sm:p-6 md:rounded-r-card md:rounded-bl-none md:pl-12">
                <span className="absolute -top-5 right-6 flex size-10 items-center justify-center rounded-full bg-brand text-white md:top-1/2 md:right-auto md:-left-5 md:-translate-y-1/2">
                  <Icon name="arrow" className="size-5 rotate-90 md:rotate-0" />
                </span>
                <h4 className="label text-ink">After</h4>
                <p className="mt-1 font-medium">{after}</p>
              </div>
            </div>
          </article>
        ))}
      </div>
    </HeadedBand>
  )
}

import { Logo } from '@/components/art/logo'
import { PathArt } from '@/components/art/path-art'
import { HeadedBand } from '@/components/page/headed-band'
import { Icon, iconNames, Star } from '@/components/ui/icon'
import { brand } from '@/lib/brand/brand'
import { Sample } from './sample'

const slugs = ['anything-else', ...Object.keys(brand.art.motifs).map((word) => word.replaceAll('*', ''))]

/** The logo, the icons, and the drawings that replace missing photographs. */
export function Pictures() {
  return (
    <HeadedBand id="pictures" tone="white" heading="Pictures">
      <div className="mt-8 space-y-10">
        <Sample name="Logo">
          <Logo />
        </Sample>
        <Sample name="Icons">
          <ul className="flex flex-wrap gap-6">
            {iconNames.map((name) => (
              <li key={name} className="text-center text-small text-muted">
                <Icon name={name} className="mx-auto size-7 text-ink" />
                {name}
              </li>
            ))}
            <li className="text-center text-small text-muted">
              <Star className="mx-auto size-7 text-action" />
              Star
            </li>
          </ul>
        </Sample>
        <Sample name="Drawings: one for each word in the brand’s motifs">
          <ul className="grid grid-cols-2 gap-5 sm:grid-cols-4">
            {slugs.map((slug) => (
              <li key={slug} className="text-small">
                <PathArt slug={slug} className="aspect-[4/3] w-full rounded-card" />
                {slug}
              </li>
            ))}
          </ul>
        </Sample>
      </div>
    </HeadedBand>
  )
}

import { Logo } from '@/components/art/logo'
import { PathArt } from '@/components/art/path-art'
import { Portrait } from '@/components/art/portrait'
import { CompanyWordmarks } from '@/components/section/company-wordmarks'
import { Band, BandHeading } from '@/components/ui/band'
import { Icon, iconNames, Star } from '@/components/ui/icon'
import { tutors } from '@/provider/facts/tutors'
import { Sample } from './sample'

const slugs = [
  'data',
  'ai',
  'analytics',
  'cyber',
  'cloud',
  'business',
  'project',
  'software',
  'anything-else',
]

/** The project's drawings: logo, icons, wordmarks, paths and monograms. */
export function Pictures() {
  return (
    <Band tone="white" labelledBy="pictures">
      <BandHeading id="pictures" title="Pictures" />
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
        <Sample name="Wordmarks">
          <div className="overflow-x-auto">
            <CompanyWordmarks />
          </div>
        </Sample>
        <Sample name="Paths: a hue for each discipline, a way for each slug">
          <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3">
            {slugs.map((slug) => (
              <li key={slug} className="text-small">
                <PathArt slug={slug} className="aspect-[4/3] w-full rounded-card" />
                {slug}
              </li>
            ))}
          </ul>
        </Sample>
        <Sample name="Tutors">
          <ul className="grid grid-cols-3 gap-5 sm:grid-cols-5">
            {tutors.map((tutor) => (
              <li key={tutor.name}>
                <Portrait tutor={tutor} sizes="14rem" className="h-auto w-full" />
              </li>
            ))}
          </ul>
        </Sample>
      </div>
    </Band>
  )
}

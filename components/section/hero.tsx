import { TutorFaces } from '@/components/art/tutor-faces'
import { Actions } from '@/components/page/actions'
import type { SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { Opening } from '@/components/page/opening'
import { Figures } from '@/components/ui/figures'
import { getPhoto } from '@/lib/pictures'
import { figuresOf } from '@/provider/facts/claims'
import { tutors } from '@/provider/facts/tutors'

export async function Hero(section: SectionProps<'hero'>) {
  const { heading, lead, actions, figures, art, photo, photo_alt = heading } = section
  const image = photo ? await getPhoto(photo, photo_alt) : null
  return (
    <Opening
      slug={art}
      image={image}
      faces={<TutorFaces tutors={tutors.slice(0, 3)} />}
      className="pb-8 md:py-18"
    >
      <h1 className="text-hero">{heading}</h1>
      {lead && <p className="mt-4 max-w-[34rem] md:mt-6 text-lead text-balance text-muted">{lead}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden md:mt-8">
        <Actions actions={actions.slice(0, 1)} />
        {actions.slice(1).map((action) => (
          <Onward key={action.label} {...action} />
        ))}
      </div>
      {figures.length > 0 && (
        <Figures
          figures={figuresOf(...figures)}
          className="mt-7 max-sm:*:min-w-[22vw] lg:*:min-w-28 md:mt-12"
        />
      )}
    </Opening>
  )
}

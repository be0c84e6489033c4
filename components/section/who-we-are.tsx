import { Face } from '@/components/art/face'
import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { surface } from '@/components/ui/surface'
import { getPhoto } from '@/lib/pictures'

export async function WhoWeAre(section: SectionProps<'who-we-are'>) {
  const { id, tone, enter, heading, lead, paragraphs, person } = section
  const image = person?.photo ? await getPhoto(person.photo, person.photo_alt ?? '') : null
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-2">
        <div className="max-w-measure space-y-4">
          <BandHeading id={id} title={heading} lead={lead} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {person && (
          <div className={`flex flex-wrap items-center overflow-hidden sm:flex-nowrap ${surface('sunken')}`}>
            <Face
              name={person.name}
              image={image}
              sizes="(min-width: 40rem) 14rem, 9rem"
              className="my-5 ms-5 aspect-[4/5] w-[min(9rem,32vw)] shrink-0 self-start rounded-control sm:m-0 sm:w-56 sm:rounded-none"
            />
            <div className="grow basis-36 p-5 sm:p-8">
              <h3 className="text-lead leading-tight sm:text-card">{person.name}</h3>
              <p className="mt-0.5 font-semibold text-brand max-sm:text-small">{person.role}</p>
              <p className="mt-2 text-muted max-sm:text-small">{person.text}</p>
            </div>
          </div>
        )}
      </div>
    </Band>
  )
}

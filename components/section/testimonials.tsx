import { PathArt } from '@/components/art/path-art'
import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { StructuredData } from '@/components/page/structured-data'
import { TestimonyCard } from '@/components/testimony/testimony-card'
import { Band, BandHeading } from '@/components/ui/band'
import { linkStyle } from '@/components/ui/link'
import { OneAtATime } from '@/components/ui/one-at-a-time'
import { surface } from '@/components/ui/surface'
import { getPhoto } from '@/lib/pictures'
import { videoData } from '@/lib/seo/provider-data'
import { type ForeignFilm, foreignFilm } from '@/provider/facts/film'
import { type Film, site } from '@/provider/facts/site'
import { OwnDocument } from './own-document'
import { StoryVideo } from './story-video'

export async function Testimonials(section: SectionProps<'testimonies'>) {
  const { id, tone, enter, heading, lead, link, testimonies } = section
  const cards = await Promise.all(
    testimonies.map(async ({ name, job_title, testimony, photo, photo_alt = '' }) => ({
      name,
      role: job_title,
      text: testimony,
      image: photo ? await getPhoto(photo, photo_alt) : null,
    })),
  )
  const firstNames = shortest(cards.map(({ name }) => name))
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      <div className="mt-5 md:mt-8">
        <OneAtATime
          name={`${id}-who`}
          label="Who speaks"
          className="md:grid md:grid-cols-3 md:gap-6"
          items={cards.map((card, index) => ({
            label: firstNames[index] ?? card.name,
            className: index === 0 ? '@container md:col-span-3' : '',
            content: <TestimonyCard {...card} isLarge={index === 0} />,
          }))}
        />
      </div>
      {link && <Onward {...link} className="mt-2 md:mt-4" />}
      {site.video && <FilmOf {...site.video} />}
    </Band>
  )
}

// First names, unless two are the same.
function shortest(names: string[]): string[] {
  const first = names.map((name) => name.split(' ')[0] ?? name)
  return new Set(first).size === names.length ? first : names
}

const still = 'absolute inset-0 h-full w-full object-cover'

function FilmOf({ description, transcript, ...film }: Film) {
  const { title, url, webm, captions, duration } = film
  return (
    <div
      className={`mt-3 grid grid-cols-1 gap-x-8 gap-y-1 overflow-hidden max-sm:[&>:first-child]:rounded-b-none sm:p-3 md:mt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-center ${surface('raised')}`}
    >
      <StoryVideo {...{ title, url, webm, captions, duration }} foreign={foreignFilm && place(foreignFilm)}>
        {/* Nothing comes from another site until the film starts. */}
        {film.thumbnail.startsWith('/') ? (
          // biome-ignore lint/performance/noImgElement: its size is right already
          <img src={film.thumbnail} alt="" width="960" height="540" loading="lazy" className={still} />
        ) : (
          <PathArt slug={title} className={still} />
        )}
      </StoryVideo>
      <div className="px-5 pt-3 pb-3 sm:px-2 lg:pr-5">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-3 text-muted max-sm:hidden">{description}</p>
        {foreignFilm && (
          <p className="mt-2 text-small text-muted">
            The film comes from {foreignFilm.from}. Nothing is loaded from there until you press play;{' '}
            <ContentLink to="/cookie-policy" className={linkStyle('inline')}>
              what {foreignFilm.from} learns then
            </ContentLink>
            .
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small text-muted">
          {[duration, foreignFilm && `from ${foreignFilm.from}`].filter(Boolean).join(', ')}
          {transcript && (
            <a href={transcript} className={linkStyle('alone')}>
              Transcript
            </a>
          )}
        </p>
      </div>
      <StructuredData data={videoData({ description, ...film })} />
      {foreignFilm && <OwnDocument />}
    </div>
  )
}

// Leaves out the film's policy, which only the server needs.
const place = ({ from, src, page }: ForeignFilm) => ({ from, src, page })

import { PathArt } from '@/components/art/path-art'
import { StructuredData } from '@/components/page/structured-data'
import { TestimonyCard } from '@/components/testimony/testimony-card'
import { Band, BandHeading } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { homeTestimonies } from '@/lib/provider/home-testimonies'
import { type Film, site } from '@/lib/provider/site'
import { videoData } from '@/lib/seo/structured-data'
import { StoryVideo } from './story-video'

/** Home's four testimonies beside a short film, of which nothing is loaded before it is started. */
export function Testimonials() {
  return (
    <Band tone="paper" labelledBy="testimonials-heading" enter="scale">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <BandHeading id="testimonials-heading" title="In their own words">
            <p>Delegates on what was hard, what helped and what they do now.</p>
          </BandHeading>
          <p className="mt-6">
            <Link href="/testimonies" className={linkStyle('alone')}>
              Read more delegate stories
            </Link>
          </p>
        </div>
        <div className="lg:col-span-7">{site.video && <FilmOf {...site.video} />}</div>
      </div>
      <ul className="mt-10 grid gap-6 md:grid-cols-2">
        {homeTestimonies.map(({ name, jobTitle, testimony }) => (
          <li key={name}>
            <TestimonyCard name={name} role={jobTitle} text={testimony} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function FilmOf({ description, transcript, ...film }: Film) {
  const { title, url, webm, captions, duration } = film
  return (
    <>
      <StoryVideo {...{ title, url, webm, captions, duration }}>
        <PathArt slug={title} className="absolute inset-0 h-full w-full" />
      </StoryVideo>
      <p className="mt-3 text-small text-muted">{description}</p>
      {transcript && (
        <p className="text-small">
          <a href={transcript} className={linkStyle('alone')}>
            The film in words
          </a>
        </p>
      )}
      <StructuredData data={videoData({ description, ...film })} />
    </>
  )
}

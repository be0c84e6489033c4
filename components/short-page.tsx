import { PageIntro } from './page-intro'
import { SeeCareerPaths } from './see-career-paths'

/** A page that says one thing and leads to the career paths. */
export function ShortPage({ title, slug, text }: { title: string; slug: string; text: string }) {
  return (
    <PageIntro title={title} slug={slug}>
      <p>{text}</p>
      <p>
        <SeeCareerPaths />
      </p>
    </PageIntro>
  )
}

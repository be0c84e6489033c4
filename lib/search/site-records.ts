import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { artAddress } from '@/lib/art-address'
import { findPaths } from '@/lib/finder/find-paths'
import { home } from '@/lib/pages/home'
import { menu } from '@/lib/pages/menu'
import { lists } from '@/lib/pages/pages'
import { answerId, questions } from '@/lib/pages/questions'
import { shownPages } from '@/lib/pages/shown-pages'
import { thumbOf } from '@/lib/photo'
import { getPhoto } from '@/lib/pictures'
import { tutors } from '@/provider/facts/tutors'
import type { AnySection } from '@/provider/sections/section'
import { sectionIds } from '@/provider/sections/section-ids'
import { plain, sentencesIn, wordsOfMarkdown } from './plain'
import type { SearchRecord } from './record'

/** The provider's pages and the site's lists. */
export async function pageRecords(): Promise<SearchRecord[]> {
  const pages = [...(await shownPages()), ...lists.filter(({ fields }) => fields.title)]
  return pages.map(({ slug, fields, text }) => ({
    kind: 'page',
    title: plain(fields.title),
    path: `/${slug}`,
    picture: artAddress(fields.art ?? slug),
    isLegal: menu.legal.some(({ to }) => to === `/${slug}`),
    text: plain(
      fields.lead ?? fields.meta_description,
      wordsOfMarkdown(text),
      ...sentencesIn(fields.sections),
    ),
  }))
}

/** The finder and the comparison, when there are several paths. */
export async function choosingRecords(): Promise<SearchRecord[]> {
  const [found, paths] = await Promise.all([findPaths(), listCareerPaths()])
  const records: SearchRecord[] = []
  if (found) {
    const { title, lead, questions } = found.finder
    const asked = questions.map(({ question, answers }) => [question, answers.map(({ label }) => label)])
    const text = plain(lead, ...sentencesIn(asked))
    records.push({ kind: 'page', title: plain(title), path: '/find-your-path', text })
  }
  if ((valueIn(paths)?.length ?? 0) > 1) {
    const text =
      'Two to four career paths side by side: what you learn, hours, weeks, start, cost, jobs and earnings.'
    records.push({ kind: 'page', title: 'Compare career paths', path: '/compare', text })
  }
  return records.map((record) => ({ ...record, picture: artAddress(record.path.slice(1)) }))
}

/** The questions with their answers. */
export function questionRecords(): SearchRecord[] {
  return questions.map(({ slug, fields, text }) => ({
    kind: 'question',
    title: plain(fields.question),
    path: `/questions#${answerId(slug)}`,
    text: wordsOfMarkdown(text),
  }))
}

/** The tutors, linked to the first section that shows them; empty when no page does. */
export async function tutorRecords(): Promise<SearchRecord[]> {
  const path = await tutorsPath()
  if (!path) return []
  return await Promise.all(
    tutors.map(async ({ name, teaches, practice, photo }) => {
      const face = photo && (await getPhoto(photo, ''))
      const text = plain(`${teaches}.`, practice)
      return { kind: 'tutor' as const, title: plain(name), path, text, picture: face && thumbOf(face) }
    }),
  )
}

async function tutorsPath(): Promise<string | undefined> {
  const pages = (await shownPages()).map(({ slug, fields }) => partOf(`/${slug}`, slug, fields.sections))
  return pages.find(Boolean) ?? partOf('/', 'home', home.sections)
}

function partOf(path: string, page: string, sections: readonly AnySection[]): string | undefined {
  const at = sections.findIndex(({ section }) => section === 'tutors')
  return at < 0 ? undefined : `${path}#${sectionIds(sections, page)[at]}`
}

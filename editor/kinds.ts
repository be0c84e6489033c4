import type { z } from 'zod'
import { firstParts } from '@/lib/routes'
import { knownValues } from '@/provider/fields/value-names'
import { filled } from '@/provider/fill'
import { brandFields } from '@/provider/kinds/brand'
import { careerPathFields } from '@/provider/kinds/career-path'
import { companies } from '@/provider/kinds/company'
import { enrolmentFields } from '@/provider/kinds/enrolment'
import { eventFields } from '@/provider/kinds/event'
import { finderFields } from '@/provider/kinds/finder'
import { homeFields } from '@/provider/kinds/home'
import { listPageFields, listPages } from '@/provider/kinds/list-page'
import { menuFields } from '@/provider/kinds/menu'
import { pageFields } from '@/provider/kinds/page'
import { personFields } from '@/provider/kinds/person'
import { postFields } from '@/provider/kinds/post'
import { providerFields } from '@/provider/kinds/provider'
import { questionFields } from '@/provider/kinds/question'
import { resourceFields } from '@/provider/kinds/resource'
import { searchFields } from '@/provider/kinds/search'
import { testimonyFields } from '@/provider/kinds/testimony'
import { markdownIn } from '@/provider/read'
import { RefusedError } from './refused-error'

/** Under which the first page has the kinds. */
export const groups = ['What you publish', 'Who you are', 'How it is laid out'] as const

/** A kind of file that the editor opens. */
export type Kind = {
  /** In the editor's addresses. */
  name: string
  label: string
  group: (typeof groups)[number]
  about: string
  /** The file, where there is one; the folder of Markdown files ends with a stroke. */
  path: string
  /** Of what the file says. */
  schemaOf: (slug: string) => z.ZodType
  /** Whether its texts may name values, such as {{email}}. */
  namesValues?: boolean
  /** Whether the text below the fields is shown. */
  hasText?: (slug: string) => boolean
  /** Where the site shows it, `*` being the file's name. */
  shownAt?: string
}

type More = Pick<Kind, 'shownAt' | 'namesValues' | 'hasText'>
type Told = [name: string, path: string, label: string, about: string]

const kind =
  (group: Kind['group']) =>
  ([name, path, label, about]: Told, schema: Kind['schemaOf'] | z.ZodType, more: More = {}): Kind => ({
    ...{ name, path, label, about, group, ...more },
    schemaOf: typeof schema === 'function' ? schema : () => schema,
  })
const [published, provider, laidOut] = [kind(groups[0]), kind(groups[1]), kind(groups[2])]

const isList = (slug: string) => (listPages as readonly string[]).includes(slug)
const ofPage = (slug: string) => (isList(slug) ? listPageFields : pageFields)
const hasText = () => true
const addresses = () => [...firstParts, ...markdownIn('pages').map((name) => name.replace(/\.md$/, ''))]

/** All of them, in the order of the editor’s menu. */
export const kinds: Kind[] = [
  published(['posts', 'posts/', 'Posts', 'The blog'], postFields, { hasText, shownAt: '/blog/*' }),
  published(['events', 'events/', 'Events', 'What people can register for'], eventFields, {
    hasText,
    shownAt: '/events/*',
  }),
  published(['career-paths', 'career-paths/', 'Career paths', 'What you teach'], careerPathFields, {
    hasText,
    shownAt: '/careerpaths/*',
  }),
  published(['resources', 'resources/', 'Resources', 'What people may download'], resourceFields, {
    hasText,
    shownAt: '/resources/*',
  }),
  published(['testimonies', 'testimonies/', 'Testimonies', 'What learners say'], testimonyFields, {
    shownAt: '/testimonies',
  }),
  provider(
    ['provider', 'provider.yaml', 'Provider', 'Name, contact, plans and prices, figures'],
    providerFields,
    { shownAt: '/' },
  ),
  provider(['people', 'people/', 'People', 'Who teaches'], personFields, { hasText, shownAt: '/about-us' }),
  published(['questions', 'questions/', 'Questions', 'What people ask before they enrol'], questionFields, {
    hasText,
    namesValues: true,
    shownAt: '/questions',
  }),
  provider(['companies', 'companies.yaml', 'Companies', 'The wordmarks of home'], companies, {
    shownAt: '/',
  }),
  provider(
    ['enrolment', 'enrolment.yaml', 'Enrolment', 'What stands beside the plans and the form'],
    enrolmentFields,
  ),
  provider(
    [
      'finder',
      'finder.yaml',
      'Path finder',
      'Questions that lead to a career path; whom each suits, it says itself',
    ],
    finderFields,
    { shownAt: '/find-your-path' },
  ),
  provider(['search', 'search.yaml', 'Search', 'Words that mean the same to the search'], searchFields, {
    shownAt: '/search',
  }),
  laidOut(['home', 'home.yaml', 'Home', 'Its sections and their words'], homeFields, {
    namesValues: true,
    shownAt: '/',
  }),
  laidOut(['pages', 'pages/', 'Pages', 'About, legal texts, pages of your own'], ofPage, {
    namesValues: true,
    hasText: (slug) => !isList(slug),
    shownAt: '/*',
  }),
  laidOut(
    ['menu', 'menu.yaml', 'Menu', 'Links in the head and foot of every page'],
    () => menuFields(addresses()),
    { shownAt: '/' },
  ),
  laidOut(['brand', 'brand/brand.yaml', 'Brand', 'Colours, fonts, logo, drawings'], brandFields, {
    shownAt: '/',
  }),
]

export const isFolder = ({ path }: Kind) => path.endsWith('/')

/** The schema as the checks have it. Each value that a text may name stands for itself: only whether there is one matters. */
export function checkedBy({ schemaOf, namesValues }: Kind, slug: string): z.ZodType {
  const values = Object.fromEntries(knownValues().map((name) => [name, name]))
  return namesValues ? filled(schemaOf(slug), values) : schemaOf(slug)
}

/**
 * The kind of a name.
 *
 * @throws RefusedError where there is none
 */
export function kindNamed(name: string): Kind {
  const kind = kinds.find((each) => each.name === name)
  if (kind) return kind
  throw new RefusedError('There is no such kind of file', 404)
}

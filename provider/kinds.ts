import type { z } from 'zod'
import { brandFields } from './kinds/brand'
import { careerPathFields } from './kinds/career-path'
import { companies } from './kinds/company'
import { enrolmentFields } from './kinds/enrolment'
import { eventFields } from './kinds/event'
import { finderFields } from './kinds/finder'
import { homeFields } from './kinds/home'
import { isListPage, listPageFields } from './kinds/list-page'
import { menuFields } from './kinds/menu'
import { pageFields } from './kinds/page'
import { personFields } from './kinds/person'
import { postFields } from './kinds/post'
import { providerFields } from './kinds/provider'
import { questionFields } from './kinds/question'
import { resourceFields } from './kinds/resource'
import { searchFields } from './kinds/search'
import { testimonyFields } from './kinds/testimony'

/** Groups of the editor's menu. */
export const groups = ['What you publish', 'Who you are', 'How it’s laid out'] as const

export type Kind = {
  /** A schema, or a function that makes one for a file's name. `addresses` returns the first parts of all paths. */
  schema: z.ZodType | ((slug: string, addresses: () => string[]) => z.ZodType)
  /** The kind's only file. Without `file`, each Markdown file of the kind's folder is a record. */
  file?: string
  /** The embedded upstream publishes a file once it is saved. Other kinds are baked into the build. */
  isLive?: boolean
  /** The first part of the addresses of the list and of drafts in a preview. */
  section?: string
  /** Each file has a page below the section, which the sitemap lists. */
  hasPages?: boolean
  /** The start of a page's cache tag, before the slug. The tag of all pages of a kind is the kind's name. */
  tag?: string
  /** For the search page: the kind's name, the heading of its hits, and its value in the address. */
  search?: { kind: string; heading: string; inAddress: string }
  /** The kind's name in the editor. In `shownAt`, `*` is the file's name. */
  label: string
  group: (typeof groups)[number]
  about: string
  shownAt?: string
  /** Its texts may use values such as {{email}}. */
  namesValues?: boolean
  /** Whether a Markdown file has fields alone: no page shows a text below them. */
  isTextless?: (slug: string) => boolean
}

const [published, provider, laidOut] = groups

/** In the order of the editor's menu. */
export const kinds = {
  'career-paths': {
    schema: careerPathFields,
    isLive: true,
    section: 'careerpaths',
    hasPages: true,
    tag: 'career-path',
    search: { kind: 'path', heading: 'Career paths', inAddress: 'career-paths' },
    label: 'Career paths',
    group: published,
    about: 'What you teach',
    shownAt: '/careerpaths/*',
  },
  questions: {
    schema: questionFields,
    search: { kind: 'question', heading: 'Questions', inAddress: 'questions' },
    label: 'Questions',
    group: published,
    about: 'What people ask before they enrol',
    shownAt: '/questions',
    namesValues: true,
  },
  pages: {
    schema: (slug: string) => (isListPage(slug) ? listPageFields : pageFields),
    search: { kind: 'page', heading: 'Pages', inAddress: 'pages' },
    label: 'Pages',
    group: laidOut,
    about: 'About, legal texts, pages of your own',
    shownAt: '/*',
    namesValues: true,
    isTextless: isListPage,
  },
  posts: {
    schema: postFields,
    isLive: true,
    section: 'blog',
    hasPages: true,
    tag: 'post',
    search: { kind: 'post', heading: 'Posts', inAddress: 'posts' },
    label: 'Posts',
    group: published,
    about: 'The blog',
    shownAt: '/blog/*',
  },
  resources: {
    schema: resourceFields,
    isLive: true,
    section: 'resources',
    hasPages: true,
    search: { kind: 'resource', heading: 'Resources', inAddress: 'resources' },
    label: 'Resources',
    group: published,
    about: 'What people can download',
    shownAt: '/resources/*',
  },
  testimonies: {
    schema: testimonyFields,
    isLive: true,
    section: 'testimonies',
    label: 'Testimonies',
    group: published,
    about: 'What learners say',
    shownAt: '/testimonies',
    isTextless: () => true,
  },
  events: {
    schema: eventFields,
    isLive: true,
    section: 'events',
    hasPages: true,
    search: { kind: 'event', heading: 'Events', inAddress: 'events' },
    label: 'Events',
    group: published,
    about: 'What people can register for',
    shownAt: '/events/*',
  },
  people: {
    schema: personFields,
    search: { kind: 'tutor', heading: 'Tutors', inAddress: 'tutors' },
    label: 'People',
    group: provider,
    about: 'Who teaches',
    shownAt: '/about-us',
  },
  provider: {
    schema: providerFields,
    file: 'provider.yaml',
    label: 'Provider',
    group: provider,
    about: 'Name, contact, plans and prices, figures',
    shownAt: '/',
  },
  companies: {
    schema: companies,
    file: 'companies.yaml',
    label: 'Companies',
    group: provider,
    about: 'Wordmarks on the home page',
    shownAt: '/',
  },
  enrolment: {
    schema: enrolmentFields,
    file: 'enrolment.yaml',
    label: 'Enrolment',
    group: provider,
    about: 'Text beside the plans and the form',
  },
  finder: {
    schema: finderFields,
    file: 'finder.yaml',
    label: 'Path finder',
    group: provider,
    shownAt: '/find-your-path',
    about: 'Questions that lead to a career path. Each path’s own file says who it suits',
  },
  search: {
    schema: searchFields,
    file: 'search.yaml',
    label: 'Search',
    group: provider,
    about: 'Words that mean the same to search',
    shownAt: '/search',
  },
  home: {
    schema: homeFields,
    file: 'home.yaml',
    label: 'Home',
    group: laidOut,
    about: 'Sections of the home page and their text',
    shownAt: '/',
    namesValues: true,
  },
  menu: {
    schema: (_: string, addresses: () => string[]) => menuFields(addresses()),
    file: 'menu.yaml',
    label: 'Menu',
    group: laidOut,
    about: 'Links in the header and footer of every page',
    shownAt: '/',
  },
  brand: {
    schema: brandFields,
    file: 'brand/brand.yaml',
    label: 'Brand',
    group: laidOut,
    about: 'Colours, fonts, logo, drawings',
    shownAt: '/',
  },
} as const satisfies Record<string, Kind>

type Kinds = typeof kinds
export type KindName = keyof Kinds
type KindWith<Trait> = { [Name in KindName]: Kinds[Name] extends Trait ? Name : never }[KindName]
/** The kinds that the embedded upstream serves. */
export type LiveKind = KindWith<{ isLive: true }>
/** The kinds whose files each have a page. */
export type PagedKind = KindWith<{ hasPages: true }>
export type FieldsOf<Name extends LiveKind> = z.infer<Kinds[Name]['schema']>
/** The search's names for the kinds that it finds. */
export type SearchKind = Extract<Kinds[KindName], { search: object }>['search']['kind']

const all = Object.entries<Kind>(kinds)
const named = (holds: (kind: Kind) => unknown) => all.filter(([, kind]) => holds(kind)).map(([name]) => name)

export const liveKinds = named(({ isLive }) => isLive) as LiveKind[]
export const pagedKinds = named(({ hasPages }) => hasPages) as PagedKind[]
export const searchKinds = all.flatMap(([, { search }]) => search ?? []) as (NonNullable<Kind['search']> & {
  kind: SearchKind
})[]

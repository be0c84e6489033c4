/** What can be found, in the order in which it is named. */
export const kinds = ['path', 'question', 'page', 'post', 'resource', 'event', 'tutor'] as const

export type Kind = (typeof kinds)[number]

/** One thing that can be found. */
export type SearchRecord = {
  kind: Kind
  title: string
  path: string
  /** Plain words, of which an excerpt is shown. */
  text: string
  /** Whether it steps back behind the others, as what is over does. */
  isOver?: boolean
}

/** What each kind is called above what was found of it, in the address, and in a sentence. */
export const kindNames: Record<Kind, { heading: string; inAddress: string }> = {
  path: { heading: 'Career paths', inAddress: 'career-paths' },
  question: { heading: 'Questions and answers', inAddress: 'questions' },
  page: { heading: 'Pages', inAddress: 'pages' },
  post: { heading: 'Posts', inAddress: 'posts' },
  resource: { heading: 'Resources', inAddress: 'resources' },
  event: { heading: 'Events', inAddress: 'events' },
  tutor: { heading: 'Tutors', inAddress: 'tutors' },
}

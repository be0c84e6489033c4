import type { Content } from '@/provider/content'
import { type Check, type Finding, findingAt } from '@/provider/finding'
import { readSource } from '@/provider/read'

/** Finds past dates of starts and holidays, and starts that contradict each other. */
export const dates: Check = ({ provider, 'career-paths': careerPaths }, { now }) => {
  const today = now.toISOString().slice(0, 10)
  return [
    ...careerPaths.flatMap((path) => ofPath(path, today)),
    ...(provider ? ofProvider(provider, today) : []),
  ]
}

function ofPath(path: Content['career-paths'][number], today: string): Finding[] {
  const { course_start_date: start, course_start_repeats: repeats, starts = [] } = path.fields
  const found: Finding[] = []
  const say = (level: Finding['level'], at: PropertyKey[], message: string) =>
    found.push(findingAt(level, path, at, `${String(at[0])}: ${message}`))
  if (start && !repeats && /^\d{4}-\d{2}-\d{2}/.test(start) && start.slice(0, 10) < today) {
    const message = `${start} has passed: the page now says that the next start date isn’t set yet`
    say('warning', ['course_start_date'], message)
  }
  if (start && starts.length > 0)
    say('error', ['course_start_date'], 'can’t stand beside starts: keep one of them')
  for (const [index, { date }] of repeats ? starts.entries() : []) {
    const twin = starts.slice(0, index).findLast((other) => other.date.slice(5) === date.slice(5))
    if (twin)
      say(
        'error',
        ['starts', index],
        `${twin.date} and ${date} are the same day of every year: keep one of them`,
      )
  }
  const last = starts.at(-1)
  if (last && !repeats && last.date < today)
    say(
      'warning',
      ['starts'],
      `the last one, ${last.date}, has passed: add the next one, or nobody can enrol`,
    )
  return found
}

function ofProvider({ reply, cohort }: NonNullable<Content['provider']>, today: string): Finding[] {
  const file = readSource('provider.yaml')
  const found: Finding[] = []
  const say = (at: string[], message: string) =>
    found.push(findingAt('warning', file, at, `${at.join('.')}: ${message}`))
  const last = reply?.holidays.toSorted().at(-1)
  if (last && last < today) {
    const message = `the last one, ${last}, has passed: add the next ones, or calls will be promised on them`
    say(['reply', 'holidays'], message)
  }
  if (cohort?.repeats === 'never' && cohort.start < today) {
    const message = `${cohort.start} has passed: the home page now says that the next date isn’t set yet`
    say(['cohort', 'start'], message)
  }
  return found
}

import type { Check, Finding } from '@/provider/finding'
import { lineIn } from '@/provider/parse-yaml'
import { fileIn } from '@/provider/read'

/** Finds past dates of starts and holidays, and starts that contradict each other. */
export const dates: Check = ({ provider, 'career-paths': careerPaths }, { now }) => {
  const today = now.toISOString().slice(0, 10)
  const late: Finding[] = careerPaths.flatMap(({ file, source, fields }) => {
    const start = fields.course_start_date
    if (
      fields.course_start_repeats ||
      !start ||
      !/^\d{4}-\d{2}-\d{2}/.test(start) ||
      start.slice(0, 10) >= today
    )
      return []
    const message = `course_start_date: ${start} has passed: the page now says that the next start date isn’t set yet`
    return { level: 'warning' as const, file, line: lineIn(source, ['course_start_date'], 2), message }
  })
  for (const { file, source, fields } of careerPaths) {
    const last = fields.starts?.at(-1)
    if (last && fields.course_start_date) {
      const message = 'course_start_date: can’t stand beside starts: keep one of them'
      late.push({ level: 'error', file, line: lineIn(source, ['course_start_date'], 2), message })
    }
    const seen = new Map<string, string>()
    for (const [index, { date }] of (fields.course_start_repeats ? (fields.starts ?? []) : []).entries()) {
      const twin = seen.get(date.slice(5))
      seen.set(date.slice(5), date)
      if (!twin) continue
      const message = `starts: ${twin} and ${date} are the same day of every year: keep one of them`
      late.push({ level: 'error', file, line: lineIn(source, ['starts', index], 2), message })
    }
    if (!last || fields.course_start_repeats || last.date >= today) continue
    const message = `starts: the last one, ${last.date}, has passed: add the next one, or nobody can enrol`
    late.push({ level: 'warning', file, line: lineIn(source, ['starts'], 2), message })
  }
  if (!provider) return late
  const { name, text } = fileIn('provider.yaml')
  const last = provider.reply?.holidays.toSorted().at(-1)
  if (last && last < today)
    late.push({
      level: 'warning' as const,
      file: name,
      line: lineIn(text, ['reply', 'holidays']),
      message: `reply.holidays: the last one, ${last}, has passed: add the next ones, or calls will be promised on them`,
    })
  const { cohort } = provider
  if (cohort?.repeats !== 'never' || cohort.start >= today) return late
  const message = `cohort.start: ${cohort.start} has passed: the home page now says that the next date isn’t set yet`
  return [...late, { level: 'warning', file: name, line: lineIn(text, ['cohort', 'start']), message }]
}

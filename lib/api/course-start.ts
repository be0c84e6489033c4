import { firstClass, nextStart } from '@/lib/time/first-class'
import { today } from '@/lib/time/today'

type Record = {
  course_start_date?: string | null
  course_start_status?: string | null
  course_start_repeats?: string | null
  class_times?: string | null
}

/** The upstream's start, or the next one of a yearly path; and whether its first class is over. */
export function startOf(record: Record): { courseStart: string | null; hasStarted?: true } {
  const classTimes = record.class_times
  const start = record.course_start_date ?? record.course_start_status ?? null
  const repeats = record.course_start_repeats === 'yearly'
  const courseStart = repeats ? nextStart({ courseStart: start, classTimes }, today()) : start
  const day = firstClass({ courseStart, classTimes })
  return { courseStart, ...(day !== null && day < today() && { hasStarted: true }) }
}

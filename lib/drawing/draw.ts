import { printSyllabus } from '@/lib/syllabus/print'
import type { Syllabus } from '@/lib/syllabus/syllabus'
import { drawPicture, type ShareWords } from './picture'

/** What is to be drawn, as plain data: a picture for sharing, or a syllabus with the address of its path's page. */
export type Job =
  | { kind: 'picture'; words: ShareWords }
  | { kind: 'syllabus'; syllabus: Syllabus; url: string }

/**
 * Draws in this process, for which it loads 30 MB of programs that draw.
 *
 * @param job what to draw
 * @returns a PNG or a PDF
 */
export async function draw(job: Job): Promise<ArrayBuffer> {
  return job.kind === 'picture' ? await drawPicture(job.words) : await printSyllabus(job.syllabus, job.url)
}

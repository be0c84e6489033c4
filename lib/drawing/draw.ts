import { printSyllabus } from '@/lib/syllabus/print'
import type { Syllabus } from '@/lib/syllabus/syllabus'
import { drawPicture, type ShareWords } from './picture'

/** Plain data: a shared picture, or a syllabus with its page's address. */
export type Job =
  | { kind: 'picture'; words: ShareWords }
  | { kind: 'syllabus'; syllabus: Syllabus; url: string }

export async function draw(job: Job): Promise<ArrayBuffer> {
  return job.kind === 'picture' ? await drawPicture(job.words) : await printSyllabus(job.syllabus, job.url)
}

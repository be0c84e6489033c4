import { draftMode, headers } from 'next/headers'
import { connection } from 'next/server'
import { previewIn } from './preview'

/**
 * The draft that whoever asks for a page may see.
 *
 * @param page its path
 * @returns such as "blog/my-post"; null where they may see none, as at a build
 */
export async function currentPreview(page: string): Promise<string | null> {
  // Without draft mode a page is the same for everybody, and must not ask for headers.
  if (!(await draftMode()).isEnabled) return null
  // What follows goes by the clock: Next is not to render it ahead.
  await connection()
  return previewIn((await headers()).get('cookie'), page)?.draft ?? null
}

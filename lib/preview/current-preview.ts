import { draftMode, headers } from 'next/headers'
import { connection } from 'next/server'
import { previewIn } from './preview'

/** The draft that the visitor may see on `page`, such as "blog/my-post". Null without a preview and during a build. */
export async function currentPreview(page: string): Promise<string | null> {
  // Without draft mode a page is the same for everybody and must not read headers.
  if (!(await draftMode()).isEnabled) return null
  await connection()
  return previewIn((await headers()).get('cookie'), page)?.draft ?? null
}

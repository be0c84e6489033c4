import { embeddedFile } from '@/lib/api/embedded'

/** The embedded upstream's files. Another upstream serves its own. */
export async function GET(_request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params
  const file = await embeddedFile(`/media/${path.map(encodeURIComponent).join('/')}`)
  // Search engines index the page on which the file is registered for, not the file.
  file.headers.set('X-Robots-Tag', 'noindex')
  return file
}

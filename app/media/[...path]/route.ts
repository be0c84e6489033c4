import { embeddedFile } from '@/lib/api/embedded'

/** Serves the embedded upstream's files. An outside upstream serves its own files. */
export async function GET(_request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params
  const file = await embeddedFile(`/media/${path.map(encodeURIComponent).join('/')}`)
  // Search engines must index the page where visitors register for the file, and not the file itself.
  file.headers.set('X-Robots-Tag', 'noindex')
  return file
}

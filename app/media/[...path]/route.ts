import { embeddedFile } from '@/lib/api/embedded'

/** The embedded upstream's files. Another upstream serves its own, under its own address. */
export async function GET(_request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params
  const file = await embeddedFile(`/media/${path.map(encodeURIComponent).join('/')}`)
  // A search engine shall find the page on which a file is registered for, not the file.
  file.headers.set('X-Robots-Tag', 'noindex')
  return file
}

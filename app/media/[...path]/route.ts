import { embeddedFile } from '@/lib/api/client'

/** The embedded upstream's files. Another upstream serves its own, under its own address. */
export async function GET(_request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params
  return await embeddedFile(`/media/${path.map(encodeURIComponent).join('/')}`)
}

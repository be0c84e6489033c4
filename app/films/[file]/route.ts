import { filmFile } from '@/lib/provider/film-file'

async function answer(request: Request, { params }: RouteContext<'/films/[file]'>) {
  return await filmFile(request, (await params).file)
}

/** The files of the provider's film, which players fetch in parts. */
export { answer as GET, answer as HEAD }

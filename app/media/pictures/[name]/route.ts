import { photoFile } from '@/lib/pictures'

/** A photograph of the provider's, in one size and format. */
export async function GET(request: Request) {
  return await photoFile(request)
}

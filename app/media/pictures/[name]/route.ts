import { photoFile } from '@/lib/pictures'

export async function GET(request: Request) {
  return await photoFile(request)
}

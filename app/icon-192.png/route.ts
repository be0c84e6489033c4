import { iconResponse } from '@/lib/brand/icon-response'

export async function GET() {
  return await iconResponse('icon-192.png')
}

import { iconResponse } from '@/lib/brand/icon-response'

export async function GET() {
  return await iconResponse('apple-icon.png')
}

import { iconRoute } from '@/lib/brand/icon-response'

export const GET = iconRoute('apple-icon.png')

import { firstParts } from '@/lib/routes'
import { readMenu } from '@/provider/read-menu'
import { pages } from './pages'

export const menu = readMenu(pages, firstParts)

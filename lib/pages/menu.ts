import { firstParts } from '@/lib/routes'
import { readMenu } from '@/provider/read-menu'
import { pages } from './pages'

/** What the head and the foot of every page lead to. */
export const menu = readMenu(pages, firstParts)

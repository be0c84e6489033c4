import { facts } from '@/provider/facts'

/** The words beside the box that asks for news, as they are in use: the last version. */
export const newsWording = facts.news_wording.at(-1) ?? { version: '', text: '' }

import { env } from '@/lib/env'
import { pictureEndings } from './picture-endings'

const isPicture = (path: string, endings: string[]) =>
  endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`))

/**
 * Where a picture lies that this site may show: its own, or its upstream's, which Next fetches and passes on. Nothing
 * is loaded from another host, which would learn who reads what.
 *
 * @param value an address as an editor or another server wrote it
 * @returns a path of this site, or a whole address of the upstream's; null for any other, for what does not end like a
 *   picture, and for drawings of the upstream's (SVG). With `API_PICTURES_PATH` all that lies below it is a picture.
 *   Throws EnvError.
 */
export function pictureAddress(value: string): string | null {
  const { SITE_URL, API_ROOT_URL, API_PICTURES_PATH } = env()
  if (!URL.canParse(value, SITE_URL)) return null
  const { origin, pathname: written, search } = new URL(value, SITE_URL)
  const pathname = written.replace(/\/{2,}/g, '/')
  if (API_ROOT_URL && origin === new URL(API_ROOT_URL).origin) {
    const isThere = API_PICTURES_PATH
      ? pathname.startsWith(`${API_PICTURES_PATH}/`) && !isPicture(pathname, ['svg', 'svgz'])
      : isPicture(pathname, pictureEndings)
    return isThere ? origin + pathname + search : null
  }
  // Any other address of the site may do something when it is asked for.
  if (origin !== new URL(SITE_URL).origin || !isPicture(pathname, [...pictureEndings, 'svg'])) return null
  return pathname + search
}

import { env } from '@/lib/env'
import { pictureEndings } from './picture-endings'

const isPicture = (path: string, endings: string[]) =>
  endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`))

/**
 * The address of a picture of this site or of the upstream. Null for any other host, which would learn who
 * reads what, and for an SVG of the upstream. Every other file below `API_PICTURES_PATH` counts as a picture.
 * Throws EnvError.
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
  // Pictures only: a request for another address of this site may change something.
  if (origin !== new URL(SITE_URL).origin || !isPicture(pathname, [...pictureEndings, 'svg'])) return null
  return pathname + search
}

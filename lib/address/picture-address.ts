import { env } from '@/lib/env'
import { pictureEndings } from './picture-endings'

const isPicture = (path: string, endings: string[]) =>
  endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`))

/**
 * A picture of this site or of the upstream, which Next fetches; null for any other host, as it would learn
 * who reads what, and for SVG of the upstream. Below `API_PICTURES_PATH` everything is a picture. Throws
 * EnvError.
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
  // Any other address of the site may act when it is requested.
  if (origin !== new URL(SITE_URL).origin || !isPicture(pathname, [...pictureEndings, 'svg'])) return null
  return pathname + search
}

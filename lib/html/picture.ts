import { env } from '@/lib/env'
import { photoAt, sourcesOf } from '@/lib/photo'

// Next scales pictures to these widths, in pixels; a text is at most 42.5 rem wide.
const widths = [640, 1080, 1920]
const sizes = '(min-width: 45rem) 42.5rem, 100vw'

/**
 * Where a picture lies that this site may show: its own, or its upstream's, which Next fetches and passes on. Nothing
 * is loaded from another host, which would learn who reads what.
 *
 * @param value an address as an editor or another server wrote it
 * @returns a path of this site, or a whole address of the upstream's; null for any other, and for drawings of the
 *   upstream's (SVG), which Next does not pass on. Throws EnvError.
 */
export function pictureAddress(value: string): string | null {
  const { SITE_URL, API_ROOT_URL } = env()
  if (!URL.canParse(value, SITE_URL)) return null
  const { origin, pathname, search } = new URL(value, SITE_URL)
  const path = pathname.replace(/^\/+/, '/') + search
  if (API_ROOT_URL && origin === new URL(API_ROOT_URL).origin)
    return /\.svgz?$/i.test(pathname) ? null : origin + path
  return origin === new URL(SITE_URL).origin ? path : null
}

/**
 * Lets a picture of a text load from this site alone, when it comes near. In the place of one that may not be shown
 * stand its words, as a link to it where it has an address.
 *
 * @param image a sanitised element, whose `src` is as it was written
 */
export function setPicture(image: HTMLImageElement): void {
  const written = image.getAttribute('src') ?? ''
  const address = pictureAddress(written)
  if (!written || !address) {
    image.replaceWith(...wordsOf(image, written))
    return
  }
  image.setAttribute('src', address.startsWith('/') ? address : scaled(address, 1080))
  if (!address.startsWith('/')) {
    image.setAttribute('srcset', widths.map((width) => `${scaled(address, width)} ${width}w`).join(', '))
    image.setAttribute('sizes', sizes)
  }
  for (const side of ['width', 'height'])
    if (!/^\d{1,4}$/.test(image.getAttribute(side) ?? '')) image.removeAttribute(side)
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  setSources(image, address)
}

// A photograph of the provider's lies there in several formats and widths, which follow from its own width.
function setSources(image: HTMLImageElement, address: string): void {
  const src = photoAt(address)
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
  if (!src || !width || !height) return
  const picture = image.ownerDocument.createElement('picture')
  for (const { type, srcSet } of sourcesOf({ src, width, height }).sources) {
    const source = image.ownerDocument.createElement('source')
    source.setAttribute('type', type)
    source.setAttribute('srcset', srcSet)
    source.setAttribute('sizes', sizes)
    picture.append(source)
  }
  image.replaceWith(picture)
  picture.append(image)
}

const scaled = (address: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=75`

function wordsOf(image: HTMLImageElement, written: string): (string | Element)[] {
  const words = image.getAttribute('alt')?.trim()
  if (!words) return []
  // A link cannot stand inside another.
  if (!/^\s*https?:\/\//i.test(written) || !URL.canParse(written) || image.closest('a')) return [words]
  const link = image.ownerDocument.createElement('a')
  link.setAttribute('href', new URL(written).href)
  link.textContent = words
  return [link]
}

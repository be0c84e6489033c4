import type { Element, ElementContent, Parents, Properties } from 'hast'
import { pictureAddress } from '@/lib/address/picture-address'
import { photoAt, sourceOf } from '@/lib/photo'
import { elementOf, isLink, replace } from './tree'

// Pixels; a text is at most 42.5 rem wide.
const widths = [640, 1080, 1920]
const sizes = '(min-width: 45rem) 42.5rem, 100vw'

/** Makes a picture load lazily, and from this site. A picture of another host becomes its `alt` text, with a link. */
export function setPicture(image: Element, parents: Parents[]): void {
  const { properties } = image
  const written = String(properties.src ?? '')
  const address = pictureAddress(written)
  if (!written || !address) {
    replace(image, parents, wordsOf(properties, written, parents))
    return
  }
  properties.src = address.startsWith('/') ? address : scaled(address, 1080)
  if (!address.startsWith('/')) {
    properties.srcSet = widths.map((width) => `${scaled(address, width)} ${width}w`).join(', ')
    properties.sizes = sizes
  }
  for (const side of ['width', 'height'])
    if (!/^\d{1,4}$/.test(String(properties[side]))) delete properties[side]
  properties.loading = 'lazy'
  properties.decoding = 'async'
  properties.alt ??= ''
  const source = sourceFor(properties, address)
  if (source) replace(image, parents, [elementOf('picture', {}, [source, image])])
}

// The AVIF variants of a provider's photograph; null for any other picture.
function sourceFor(properties: Properties, address: string): Element | null {
  const src = photoAt(address)
  const [width, height] = [Number(properties.width), Number(properties.height)]
  if (!src || !width || !height) return null
  return elementOf('source', { ...sourceOf({ src, width, height }).source, sizes })
}

const scaled = (address: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=75`

function wordsOf({ alt }: Properties, written: string, parents: Parents[]): ElementContent[] {
  const words = String(alt ?? '').trim()
  if (!words) return []
  const text = { type: 'text', value: words } as const
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written) || parents.some(isLink)) return [text]
  return [elementOf('a', { href: new URL(written).href }, [text])]
}

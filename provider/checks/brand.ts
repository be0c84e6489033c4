import { brandFile } from '@/provider/brand'
import { contrast, nearestFrom, pairs, type Shade } from '@/provider/contrast'
import { type Fault, tryRead } from '@/provider/fault'
import { type Check, type Finding, findingAt } from '@/provider/finding'
import { fontFiles } from '@/provider/font-files'
import type { BrandFields, Colours } from '@/provider/kinds/brand'
import { readSource } from '@/provider/read'
import { readSvg } from '@/provider/svg'

// A contrast ratio. People recognise a mark by its shape, so it needs less contrast than words.
const barelySeen = 1.3

/** Unreadable pairs of colours, and missing or invalid logos and fonts. */
export const brand: Check = ({ brand }) =>
  brand ? [...unreadable(brand), ...unseen(brand), ...broken(brand)] : []

function unreadable({ colours }: BrandFields): Finding[] {
  const file = readSource(brandFile)
  return pairs.flatMap(([shade, ground, least]): Finding[] => {
    const [one, other] = [hexOf(shade, colours), hexOf(ground, colours)]
    const apart = contrast(one, other)
    if (apart >= least) return []
    // The brand cannot change white, so the other colour changes.
    const [role, changed] =
      shade === 'white' ? [ground, nearestFrom(other, one, least)] : [shade, nearestFrom(one, other, least)]
    const message = `colours.${role}: ${one} on ${other} (${shade} on ${ground}) has a contrast of ${floor(apart)}, and WCAG AA needs ${least}: the nearest ${role} that passes is "${changed}"`
    return [findingAt('error', file, ['colours', role], message)]
  })
}

// Finds a mark that cannot be seen on dark: the footer and sharing pictures are dark.
function unseen({ logo: { mark, mark_on_dark }, colours: { dark } }: BrandFields): Finding[] {
  const fills = tryRead(() => readSvg(`brand/${mark}`))?.inner ?? ''
  const lost = [...fills.matchAll(/(?:fill|stroke)="(#[\da-f]{6})"/gi)].find(
    ([, colour = '']) => contrast(colour, dark) < barelySeen,
  )
  if (mark_on_dark || !lost) return []
  const message = `logo.mark: its ${lost[1]} can’t be seen on dark, ${dark}, in the footer and in sharing pictures: add another as mark_on_dark`
  return [findingAt('warning', readSource(brandFile), ['logo', 'mark'], message)]
}

function broken({ logo: { icon_ground: _, ...logo }, fonts }: BrandFields): Finding[] {
  const files = Object.values(logo).filter((name) => name !== undefined)
  return [
    ...[...new Set(files)].map((name) => () => readSvg(`brand/${name}`)),
    () => fontFiles('headings', fonts.headings),
    () => fontFiles('text', fonts.text),
    () => fontFiles('code', fonts.code ?? []),
  ].flatMap(faultsOf)
}

function faultsOf(read: () => unknown): Finding[] {
  const faults: Fault[] = []
  tryRead(read, faults)
  return faults.map((fault) => ({ ...fault, level: 'error' }))
}

const hexOf = (shade: Shade, colours: Colours) => (shade === 'white' ? '#ffffff' : colours[shade])

// Rounded down, so that no contrast passes by rounding.
const floor = (apart: number) => Math.floor(apart * 100) / 100

import type { Colours } from './kinds/brand'

export type Shade = keyof Colours | 'white'

// Contrast ratios of WCAG AA. Large text and the borders of fields need less than other text.
const words = 4.5
const largeTextRatio = 3

/** The pairs of colours that pages show, with the least contrast that WCAG AA allows. */
export const pairs: readonly (readonly [shade: Shade, ground: Shade, least: number])[] = [
  ['ink', 'paper', words],
  ['ink', 'white', words],
  ['muted', 'paper', words],
  ['muted', 'white', words],
  ['muted', 'brand_tint', words],
  ['brand', 'paper', words],
  ['brand', 'white', words],
  ['brand', 'brand_tint', words],
  ['white', 'brand', words],
  ['ink', 'action', words],
  ['ink', 'action_strong', words],
  ['white', 'dark', words],
  ['white', 'dark_raised', words],
  ['dark_text', 'dark', words],
  ['dark_text', 'dark_raised', words],
  ['action', 'dark', words],
  ['danger', 'paper', words],
  ['danger', 'white', words],
  ['danger', 'danger_tint', words],
  ['field_line', 'white', largeTextRatio],
]

/** The contrast ratio of WCAG 2, from 1 to 21. Colours as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Adds just enough black or white to `colour` for the contrast `least` on `ground`. Colours as #rrggbb. */
export function nearestFrom(colour: string, ground: string, least: number): string {
  for (let share = 0; share < 1; share += 0.01) {
    for (const end of [0, 255]) {
      const mixed = mix(colour, end, share)
      if (contrast(mixed, ground) >= least) return mixed
    }
  }
  return contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
}

function mix(colour: string, end: number, share: number): string {
  const parts = channels(colour).map((part) => Math.round(part + (end - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

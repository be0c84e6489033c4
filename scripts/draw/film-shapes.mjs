// The brand's colours, and shapes, as SVG.
import { brand as look } from '@/lib/brand/brand'

const colour = (role) => look.colours[role]
export const [forest, raised, moss, mint] = ['dark', 'dark_raised', 'dark_line', 'dark_text'].map(colour)
export const [paper, ink, muted, grey, slate] = ['paper', 'ink', 'muted', 'line', 'field_line'].map(colour)
export const [brand, tint, amber, red] = ['brand', 'brand_tint', 'action', 'danger'].map(colour)

// Until a time it is 0, when it has lasted 1, with a soft start and end between them.
export const ramp = (now, from, lasting) => soft(Math.min(1, Math.max(0, (now - from) / lasting)))
const soft = (share) => share * share * (3 - 2 * share)
export const sum = (values) => values.reduce((total, value) => total + value, 0)
export const all = (items, drawOne) => items.map(drawOne).join('')
export const line = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
export const shape = (d, fill, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
export const stroke = (d, hue, w, etc = '') =>
  `<path d="${d}" fill=none stroke=${hue} stroke-width=${w} ${etc}/>`
export const box = (x, y, width, height, fill, round = 0, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" opacity="${opacity}"/>`
export const disc = (x, y, r, fill, opacity = 1) => box(x - r, y - r, r * 2, r * 2, fill, r, opacity)
export const bar = (x, y, width, height, fill) => box(x, y, width, height, fill, height / 2)
export const text = (words, x, y, size, fill, kind = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" class="${kind}">${words}</text>`
export const head = (words, x, y, size, fill) => text(words, x, y, size, fill, 'head')
export const group = (inner, { x = 0, y = 0, turn = 0, opacity = 1 }) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="${opacity}">${inner}</g>`

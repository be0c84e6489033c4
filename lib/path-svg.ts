import { brand } from './brand/brand'
import { drawPath, frame, type PathDrawing, type Point } from './path-art'
import { motifBox, motifOf } from './path-motifs'

const { action, dark } = brand.colours

/** In a frame of another shape, the summit at the upper right stays visible. */
export const fit = { viewBox: `0 0 ${frame.width} ${frame.height}`, preserveAspectRatio: 'xMaxYMin slice' }

/** The inside of an `<svg>`: numbers and colours alone. */
export function pathMarkup(slug: string): string {
  if (!brand.art.drawn) return `<path d='M0 0H800V600H0Z' fill='${dark}'/>`
  const { hue, route, nodes, branches, light, ground } = drawPath(slug)
  const tone = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${round(lightness)}%)`
  const [base, dim, bright] = [tone(42, round(ground)), tone(38, 48), tone(62, 80)]
  const beside = { ...light, from: light.from + light.width * 1.35, width: light.width * 0.35 }
  const ends = dots(branches.map(({ to }) => to))
  const stops = dots(nodes.slice(0, -1))
  const summit = dots(nodes.slice(-1))
  return [
    `<path d='M0 0H800V600H0Z' fill='${base}'/>`,
    `<path d='${beam(light)}' fill='${tone(50, 45)}' opacity='.16'/>`,
    `<path d='${beam(beside)}' fill='${tone(50, 55)}' opacity='.14'/>`,
    ...[0, 1, 2, 3].map(
      (layer) =>
        `<path d='${ridge(route, layer)}' fill='${tone(40 - layer * 2, ground + 6 - layer * 3.4)}'/>`,
    ),
    `<g fill='none' stroke-linecap='round' stroke-linejoin='round'>`,
    stroke(branches.map(({ from, to }) => line([from, to])).join(''), dim, 2.5, ` stroke-dasharray='2 8'`),
    stroke(ends, dim, 14.5),
    stroke(ends, base, 9.5),
    stroke(line(route), tone(62, 72), 6),
    stroke(stops, bright, 25),
    stroke(stops, base, 15),
    stroke(summit, action, 92, ` opacity='.18'`),
    stroke(summit, action, 56, ` opacity='.3'`),
    stroke(summit, action, 32),
    motif(slug, base, bright),
    '</g>',
  ].join('')
}

/** One SVG document; each drawing is a view `#n0`, `#n1` and on. */
export function pathSheet(slugs: readonly string[]): string {
  const { viewBox, preserveAspectRatio } = fit
  const drawings = slugs.map((slug, index) => {
    const y = index * (frame.height + 100)
    const view = `<view id='n${index}' viewBox='0 ${y} ${frame.width} ${frame.height}' preserveAspectRatio='${preserveAspectRatio}'/>`
    return `${view}<g transform='translate(0 ${y})'>${pathMarkup(slug)}</g>`
  })
  const root = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' preserveAspectRatio='${preserveAspectRatio}'>`
  return `${root}${drawings.join('')}</svg>`
}

// Its dark edge separates it from the ground.
function motif(slug: string, edge: string, colour: string): string {
  const drawn = motifOf(slug)
  if (!drawn) return ''
  const { lines, dots = '' } = drawn
  const parts = stroke(lines + dots, edge, 30) + stroke(lines, colour, 9) + stroke(dots, colour, 24)
  return `<g transform='translate(${motifBox.x} ${motifBox.y}) scale(.85)'>${parts}</g>`
}

function stroke(d: string, colour: string, width: number, more = ''): string {
  return d && `<path d='${d}' stroke='${colour}' stroke-width='${width}'${more}/>`
}

// A line of no length with round ends is a dot.
function dots(points: Point[]): string {
  return points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
}

function line(points: Point[]): string {
  const [start, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (!start) return ''
  let before = start
  const steps = rest.map((point) => {
    const step = `${point.x - before.x} ${point.y - before.y}`
    before = point
    return step
  })
  return `M${start.x} ${start.y}l${steps.join(' ')}`
}

// The layers of the ground.
function ridge(route: Point[], layer: number): string {
  const [right, drop] = [layer * 34, 44 + layer * 78]
  const points = route.map(({ x, y }) => ({ x: Math.round(x) + right, y: Math.round(y) + drop }))
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const start = `M-20 ${first.y + 12}L${first.x} ${first.y}`
  return `${start}${line(points).replace(/^[^l]*/, '')}L${frame.width + 20} ${last.y + 30}V620H-20Z`
}

function beam({ from, width, lean }: PathDrawing['light']): string {
  return `M${Math.round(from)} 0H${Math.round(from + width)}L${Math.round(from + width - lean)} 600H${Math.round(from - lean)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

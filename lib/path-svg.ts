import { brand } from './brand/brand'
import type { Exhibit, Paint } from './exhibits'
import { beyond, drawPath, frame, type PathDrawing, type Point } from './path-art'

const { action, dark, paper } = brand.colours

/** A box with another aspect ratio shows the whole drawing, and more of the ground around it. */
export const fit = { viewBox: `0 0 ${frame.width} ${frame.height}`, preserveAspectRatio: 'xMidYMid meet' }

const everywhere = `M${-beyond} ${-beyond}H${beyond}V${beyond}H${-beyond}Z`

/** The content of an `<svg>`. It contains no text of the slug, only numbers and colours. */
export function pathMarkup(slug: string): string {
  if (!brand.art.drawn) return `<path d='${everywhere}' fill='${dark}'/>`
  const drawing = drawPath(slug)
  const { hue, light, exhibit } = drawing
  const ground = drawing.ground + (exhibit ? 17 : 0)
  const tone: Tone = (saturation, lightness) => `hsl(${hue} ${saturation}% ${Math.round(lightness)}%)`
  const beside = { ...light, from: light.from + light.width * 1.35, width: light.width * 0.35 }
  return [
    `<path d='${everywhere}' fill='${tone(exhibit ? 52 : 42, ground)}'/>`,
    `<path d='${beam(light)}${beam(beside)}' fill='${tone(50, 48)}' opacity='.16'/>`,
    `<g fill='none' stroke-linecap='round' stroke-linejoin='round'>`,
    ...(exhibit ? exhibitLayers(exhibit, tone, { x: 75, y: 75 }, 1.25) : climbLayers(drawing, tone)),
    '</g>',
  ].join('')
}

type Tone = (saturation: number, lightness: number) => string

// Sheets of paper on a coloured ground. The first layer casts the shadow.
function exhibitLayers(exhibit: Exhibit, tone: Tone, { x, y }: Point, scale: number): string[] {
  const looks: Record<Paint, string> = {
    panel: `fill='${paper}' stroke='${paper}' stroke-width='16'`,
    shape: `fill='${tone(44, 58)}'`,
    thin: `stroke='${tone(26, 77)}' stroke-width='7'`,
    line: `stroke='${tone(55, 24)}' stroke-width='9'`,
    mark: `fill='${action}' stroke='${action}' stroke-width='6'`,
    accent: `stroke='${action}' stroke-width='12'`,
  }
  return [
    `<g transform='translate(${x} ${y}) scale(${scale})'>`,
    `<path d='${exhibit[0]?.[1]}' fill='${dark}' opacity='.3' transform='translate(14 20)'/>`,
    ...exhibit.map(([paint, d]) => d && `<path d='${d}' ${looks[paint]}/>`),
    '</g>',
  ]
}

function climbLayers({ route, nodes, works, ground }: PathDrawing, tone: Tone): string[] {
  const [base, bright] = [tone(42, ground), tone(62, 80)]
  const stops = dots(nodes.slice(0, -1))
  const summit = dots(nodes.slice(-1))
  return [
    ...[0, 1, 2].map(
      (layer) =>
        `<path d='${ridge(route, layer)}' fill='${tone(40 - layer * 2, ground + 6 - layer * 4.4)}'/>`,
    ),
    stroke(line(route), tone(62, 72), 6),
    stroke(stops, bright, 25),
    stroke(stops, base, 15),
    stroke(summit, action, 76, ` opacity='.28'`),
    stroke(summit, action, 32),
    ...works.flatMap(({ at, exhibit }) => exhibitLayers(exhibit, tone, at, 0.36)),
  ]
}

/** One SVG document, with a view for each drawing: `#n0`, `#n1` and so on. */
export function pathSheet(slugs: readonly string[]): string {
  const { viewBox, preserveAspectRatio } = fit
  const drawings = slugs.map((slug, index) => {
    const y = index * (frame.height + 2 * beyond)
    const view = `<view id='n${index}' viewBox='0 ${y} ${frame.width} ${frame.height}' preserveAspectRatio='${preserveAspectRatio}'/>`
    return `${view}<g transform='translate(0 ${y})'>${pathMarkup(slug)}</g>`
  })
  const root = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' preserveAspectRatio='${preserveAspectRatio}'>`
  return `${root}${drawings.join('')}</svg>`
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
    const [right, down] = [point.x - before.x, point.y - before.y]
    before = point
    return down ? `l${right} ${down}` : `h${right}`
  })
  return `M${start.x} ${start.y}${steps.join('')}`.replaceAll(' -', '-')
}

// The layers of the ground.
function ridge(route: Point[], layer: number): string {
  const [right, drop] = [layer * 40, 44 + layer * 96]
  const points = route.map(({ x, y }) => ({ x: Math.round(x) + right, y: Math.round(y) + drop }))
  const last = points.at(-1) as Point
  return `${line(points)}L${frame.width + 20} ${last.y + 30}H${beyond}V${beyond}H${-beyond}Z`
}

function beam({ from, width, lean }: PathDrawing['light']): string {
  const at = (y: number) => from - (lean * y) / frame.height
  const [top, foot] = [at(-beyond), at(beyond)].map(Math.round)
  return `M${top} ${-beyond}h${Math.round(width)}L${(foot ?? 0) + Math.round(width)} ${beyond}H${foot}Z`
}

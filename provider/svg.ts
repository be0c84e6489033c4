import { Parser } from 'htmlparser2'
import { ContentError, type Fault } from './fault'
import { readSource } from './read'

/** A drawing with shapes and colours alone: it runs and loads nothing. */
export type Svg = { width: number; height: number; viewBox: string; inner: string }

// The limit is low, because each page contains the logo.
const maxBytes = 30_000
const shapes =
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol'.split(
    ' ',
  )
const unseen = ['title', 'desc', 'metadata']
// Attributes of the root that the site sets itself.
const framing = ['width', 'height', 'x', 'y', 'viewBox', 'id', 'version', 'role', 'preserveAspectRatio']

/** Throws ContentError when the file is missing, too large, or has more than shapes and colours. */
export function readSvg(name: string): Svg {
  const { source: text, file } = readSource(name)
  if (text.length > maxBytes) {
    const size =
      text.length < 1e6 ? `${Math.ceil(text.length / 1000)} KB` : `${(text.length / 1e6).toFixed(1)} MB`
    const message = `is ${size}: a logo is part of every page and can be up to ${maxBytes / 1000} KB. Export it as plain shapes, without pictures in it`
    throw new ContentError([{ file, message }])
  }
  return parseSvg(text, file)
}

/** Throws ContentError with each fault and its line. */
export function parseSvg(text: string, file: string): Svg {
  const faults: Fault[] = []
  const out: string[] = []
  const root: { attributes?: Record<string, string> } = {}
  let hidden = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tell = (message: string) =>
          faults.push({ file, line: lineAt(text, parser.startIndex), message })
        if (hidden > 0 || unseen.includes(name) || name.includes(':')) hidden += 1
        else if (!shapes.includes(name))
          tell(`<${name}> isn’t allowed in a logo, only shapes: ${hintOf(name)}`)
        else {
          const kept = attributesOf(attributes, tell)
          if (name !== 'svg') out.push(`<${name}${markup(kept)}>`)
          else root.attributes ??= kept
        }
      },
      onclosetag(name) {
        if (hidden > 0) hidden -= 1
        else if (shapes.includes(name) && name !== 'svg') out.push(`</${name}>`)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (!root.attributes) throw new ContentError([{ file, line: 1, message: 'isn’t an SVG' }])
  const frame = frameOf(root.attributes)
  if (!frame) faults.push({ file, line: 1, message: 'needs a viewBox such as viewBox="0 0 32 32"' })
  if (!frame || faults.length > 0) throw new ContentError(faults)
  const shared = Object.entries(root.attributes).filter(([name]) => !framing.includes(name))
  const inner = out.join('')
  return {
    ...frame,
    inner: shared.length > 0 ? `<g${markup(Object.fromEntries(shared))}>${inner}</g>` : inner,
  }
}

function hintOf(name: string): string {
  if (name === 'style') return 'export it with “presentation attributes” instead of styles'
  return name === 'text' || name === 'tspan' ? 'turn its letters into paths' : 'leave it out'
}

function attributesOf(attributes: Record<string, string>, tell: (message: string) => void) {
  const kept: Record<string, string> = {}
  for (const [written, value] of Object.entries(attributes)) {
    const name = written === 'xlink:href' ? 'href' : written
    if (/^on/i.test(name)) tell(`${name} is a script: leave it out`)
    else if (name === 'style') tell('has style="…": export it with “presentation attributes” instead')
    else if (name === 'href' && !value.startsWith('#')) tell('can’t refer to other files')
    else if (/url\((?!["']?#)/i.test(value)) tell('can’t refer to other files')
    else if (!/[:]|^(xmlns|class|data-.*)$/.test(name)) kept[name] = value
  }
  return kept
}

function frameOf({ viewBox = '' }: Record<string, string>) {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  return width > 0 && height > 0 ? { viewBox, width, height } : undefined
}

function markup(attributes: Record<string, string>): string {
  const escaped = (value: string) =>
    value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

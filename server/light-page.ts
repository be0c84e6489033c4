import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { pushedBy } from './next-internals'

export type Parts = {
  /** server/first-touch.ts */
  starter: { src: string; integrity: string }
  /** server/page-speed.ts, when the provider counts page speed. */
  speed?: { src: string; integrity: string }
  styleOf: (path: string) => string | undefined
  integrityOf: (path: string) => string | undefined
}

/** A page with the hashes for its policy. `isLight` is false when the page stays as Next rendered it. */
export type LightPage = { html: string; scripts: string[]; styles: string[]; isLight: boolean; data?: Data }

export type Data = { hash: string; json: string }

type Tag = { name: string; attributes: Record<string, string>; start: number; end: number; text: string }
type Cut = { start: number; end: number; put: string }

/**
 * Takes Next's scripts out of a page and inlines its style sheets. The data that Next pushes inline become JSON, in a
 * separate file when the page is for everybody. The starter loads the scripts at the first interaction. Next
 * documents none of this, so a page with anything unexpected stays as it is.
 */
export function lightPage(html: string, parts: Parts, isForAll = false): LightPage {
  const tags = tagsIn(html)
  let light: ReturnType<typeof lighten>
  try {
    light = lighten(html, tags, parts, isForAll)
  } catch {
    // Next's data are invalid JSON: the page stays as it is.
  }
  const { left, styles } = light ?? { left: tags, styles: [] }
  const texts = (tags: Tag[]) => tags.map(({ text }) => text)
  return {
    html: light?.html ?? html,
    data: light?.data,
    scripts: hashes(texts(left.filter(({ name, attributes }) => name === 'script' && runs(attributes)))),
    styles: hashes([...texts(left.filter(({ name }) => name === 'style')), ...styles]),
    isLight: light !== undefined,
  }
}

function lighten(
  html: string,
  tags: Tag[],
  { starter, speed, styleOf, integrityOf }: Parts,
  isForAll: boolean,
) {
  const data = { turbopack: null as unknown, flight: [] as unknown[] }
  const scripts: object[] = []
  const cuts: Cut[] = []
  const styles: string[] = []
  const left = new Set(tags)
  for (const tag of tags) {
    const { name, attributes, start, end, text } = tag
    const { src, href = '', rel, id } = attributes
    const remove = (put = '') => {
      cuts.push({ start, end, put })
      left.delete(tag)
    }
    if (name === 'link') {
      const style = rel === 'stylesheet' ? styleOf(href) : undefined
      if (style !== undefined) {
        styles.push(style)
        remove(`<style data-from="${href}">${style}</style>`)
      } else if (rel === 'preload' && attributes.as === 'script') remove()
    } else if (name === 'script' && src !== undefined) {
      if (!src.startsWith('/_next/')) return
      remove()
      if (!('nomodule' in attributes)) scripts.push({ src, id, integrity: integrityOf(src) })
    } else if (name === 'script' && runs(attributes) && !('data-first' in attributes)) {
      const pushed = pushedBy(text)
      if (!pushed) return
      if ('flight' in pushed) data.flight.push(...pushed.flight)
      else data.turbopack = pushed.turbopack
      remove()
    }
  }
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  if (head < 0 || body < head || data.flight.length === 0) return
  const put = tagOf(starter, 'async') + (speed ? tagOf(speed, 'defer') : '')
  cuts.push({ start: head, end: head, put })
  const file = isForAll ? dataOf(data) : undefined
  const block = JSON.stringify(file ? { scripts, at: `/touch/${file.hash}` } : { scripts, ...data })
  const inert = `<script type="application/json" id="page">${block.replaceAll('<', '\\u003c')}</script>`
  cuts.push({ start: body, end: body, put: inert })
  return { html: cut(html, cuts), data: file, left: [...left], styles }
}

function tagOf({ src, integrity }: Parts['starter'], when: 'async' | 'defer'): string {
  return `<script src="${src}" integrity="${integrity}" ${when}=""></script>`
}

function dataOf(data: object): Data {
  const json = JSON.stringify(data)
  return { hash: createHash('sha256').update(json).digest('base64url').slice(0, 22), json }
}

function cut(html: string, cuts: Cut[]): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end, put } of cuts.toSorted((one, other) => one.start - other.start)) {
    parts.push(html.slice(from, start), put)
    from = end
  }
  return parts.join('') + html.slice(from)
}

function tagsIn(html: string): Tag[] {
  const tags: Tag[] = []
  let open: Tag | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!['link', 'script', 'style'].includes(name)) return
      open = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' }
      tags.push(open)
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name !== open?.name) return
      open.end = parser.endIndex + 1
      open = undefined
    },
  })
  parser.end(html)
  return tags
}

function runs({ src, type }: Record<string, string>): boolean {
  return src === undefined && (!type || type === 'module' || type === 'text/javascript')
}

function hashes(texts: string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)]
}

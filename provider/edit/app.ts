import { build } from 'esbuild'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { contentDir, nameOf } from '@/provider/content-dir'
import { ContentError, lineOf } from '@/provider/fault'
import type { Finding } from '@/provider/finding'
import { filesOf, isFolder, type Kind, kindNamed, pathOf, titleOf } from './edited-kinds'
import { type OpenFile, openFile, RefusedError, removeFile } from './files'
import { guard } from './guard'
import { fileList, filePage, overview, page } from './page'
import { readPicture, savePicture } from './pictures'
import { type Remark, saveForm, sentForm, stateOf } from './save-form'

export type EditorSettings = {
  port: number
  /** The secret in the address that `npm run edit` prints. A browser must open that address once. */
  token: string
  /** The first parts of the site's own addresses. */
  routes: readonly string[]
  /** Checks the whole provider's folder. */
  check: () => Promise<Finding[]>
  /** Renders Markdown as the site does. */
  render: (markdown: string) => Promise<string>
  /** Such as 2027-01-10. */
  today: () => string
}

/** A web application for this machine alone. */
export function editor({ port, token, routes, check, render, today }: EditorSettings) {
  const app = new Hono()
  app.use(guard(port, token))
  app.use(bodyLimit({ maxSize: 20 * 1024 * 1024 }))
  app.onError(answerTo)
  const remarksOn = async (opened: OpenFile) =>
    (await check()).filter(({ file }) => file === opened.file).map((each) => remarkOn(opened, each))

  app.get('/editor.js', async (c) =>
    c.body(await bundled('browser.tsx'), 200, { 'content-type': 'text/javascript' }),
  )
  app.get('/editor.css', async (c) =>
    c.body(await bundled('editor.css'), 200, { 'content-type': 'text/css' }),
  )
  app.get('/', async (c) => c.html(page('Your site', overview(await check(), nameOf(contentDir())))))
  app.get('/list/:kind', (c) => {
    const kind = kindNamed(c.req.param('kind'))
    return c.html(page(kind.label, fileList(kind, filesOf(kind)), kind.name))
  })
  app.get('/new/:kind', (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const state = stateOf(kind, '', { file: '', version: '', source: '', firstLine: 1, value: {} }, routes)
    const { draft, created } = state.schema.properties?.fields?.properties ?? {}
    // A new file is a draft.
    state.value.fields = { ...(draft && { draft: true }), ...(created && { created: today() }) }
    return c.html(page(`New: ${kind.label}`, filePage(state), kind.name))
  })
  app.get('/file/:kind/:slug?', async (c) => {
    const [kind, slug] = fileOf(c)
    const opened = openFile(pathOf(kind, slug))
    const state = { ...stateOf(kind, slug, opened, routes), remarks: await remarksOn(opened) }
    return c.html(page(titleOf(kind, slug, opened.value), filePage(state), kind.name))
  })

  const save = async (c: Context, kind: Kind, slug: string) => {
    const answer = saveForm(kind, slug, await sentBy(c), routes)
    if (!('opened' in answer)) return c.json(answer, 422)
    const { to, opened } = answer
    return c.json({ to, version: opened.version, remarks: await remarksOn(opened) })
  }
  app.post('/new/:kind', (c) => save(c, kindNamed(c.req.param('kind')), ''))
  app.post('/file/:kind/:slug?', async (c) => {
    const [kind, slug] = fileOf(c)
    if (c.req.query('remove') === undefined || !isFolder(kind)) return save(c, kind, slug)
    removeFile(pathOf(kind, slug), (await sentBy(c)).version)
    return c.json({ to: `/list/${kind.name}` })
  })
  app.post('/preview', async (c) => {
    const html = await render(await c.req.text())
    return c.text(html.replaceAll('href="/', 'target="_blank" href="http://localhost:3000/'))
  })
  app.post('/pictures', async (c) => {
    const { picture } = await c.req.parseBody()
    if (!(picture instanceof File)) throw new RefusedError('There’s no picture')
    return c.json({ picture: await savePicture(picture) })
  })
  app.get('/pictures/*', (c) => {
    const picture = readPicture(c.req.path.slice(1))
    return picture ? c.body(picture.bytes, 200, { 'content-type': picture.type }) : c.notFound()
  })
  return app
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`provider/edit/${file}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Only test helpers of @rjsf/core import this package.
    external: ['@rjsf/validator-ajv8'],
  })
  return outputFiles[0]?.text ?? ''
}

const fileOf = (c: Context) => [kindNamed(c.req.param('kind') ?? ''), c.req.param('slug') ?? ''] as const

async function sentBy(c: Context) {
  const { data } = sentForm.safeParse(await c.req.json().catch(() => null))
  if (data) return data
  throw new RefusedError('This form isn’t one of the editor’s')
}

function remarkOn({ source, firstLine }: OpenFile, { level, line = 0, message }: Finding): Remark {
  if (line >= firstLine + source.split('\n').length) return { level, path: ['text'], message }
  const path = pathAt(source, line - firstLine + 1)
  return { level, path: path.length > 0 ? ['fields', ...path] : [], message }
}

// A browser loads a page as HTML; the page's script reads JSON.
function answerTo(error: Error, c: Context) {
  const isKnown = error instanceof RefusedError || error instanceof ContentError
  if (!isKnown) process.stderr.write(`${error.stack}\n`)
  const { status, isOfName } =
    error instanceof RefusedError ? error : { status: isKnown ? 422 : 500, isOfName: false }
  const message = error instanceof ContentError ? error.faults.map(lineOf).join('\n') : error.message
  if (c.req.method !== 'POST') return c.html(page('This can’t be shown', message), status as 422)
  return c.json(
    { message, remarks: isOfName ? [{ level: 'error', path: ['slug'], message }] : [] },
    status as 422,
  )
}

type Start = { line: number; path: PropertyKey[] }

/** The path of the field on a line, counted from 1. When several fields begin there, the outermost. */
function pathAt(source: string, line: number): PropertyKey[] {
  const lines = new LineCounter()
  const { contents } = parseDocument(source, { lineCounter: lines })
  const starts = startsIn(contents, [], (offset) => lines.linePos(offset).line)
  const before = starts.filter((start) => start.line <= line).at(-1)
  return starts.find((start) => start.line === before?.line)?.path ?? []
}

function startsIn(node: unknown, path: PropertyKey[], lineOf: (offset: number) => number): Start[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key) || !key.range) return []
      const inner = [...path, String(key.value)]
      return [{ line: lineOf(key.range[0]), path: inner }, ...startsIn(value, inner, lineOf)]
    })
  if (!isSeq(node)) return []
  return node.items.flatMap((each, index) => {
    const offset = (each as { range?: number[] })?.range?.[0] ?? 0
    return [{ line: lineOf(offset), path: [...path, index] }, ...startsIn(each, [...path, index], lineOf)]
  })
}

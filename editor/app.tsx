import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentDir, nameOf } from '@/provider/content-dir'
import type { Finding } from '@/provider/finding'
import { answerTo } from './answer-to'
import { Entry } from './fields'
import { FileForm } from './file-form'
import { openFile, pathOf, removeFile } from './files'
import { alternativeOf, choicesOf, formSchemaOf, schemaAt } from './form-schema'
import { guard } from './guard'
import { isFolder, kindNamed } from './kinds'
import { addressOf, filesOf, slugOf, titleOf } from './listed'
import { looks } from './looks'
import { FileList, Overview, page } from './page'
import { readPicture, savePicture } from './pictures'
import { readForm, root } from './read-form'
import { RefusedError } from './refused-error'
import { save } from './save'
import { toldOf } from './told-of'

export type EditorSettings = {
  port: number
  /** What the checks say of the whole folder. */
  check: () => Promise<Finding[]>
  /** Today, such as 2027-01-10. */
  today: () => string
}

/** The editor: forms for the files of the provider’s folder, for who sits at this machine. */
export function editor({ port, check, today }: EditorSettings) {
  const app = new Hono()
  app.use(guard(port))
  app.use(bodyLimit({ maxSize: 20 * 1024 * 1024 }))
  app.onError((error, c) => answerTo(error, c))

  app.route('/', looks())
  app.get('/', async (c) => {
    const found = (await check()).map((finding) => ({ ...finding, to: addressOf(finding.file) }))
    return c.html(
      page({ title: 'Your site', children: <Overview {...{ found }} folder={nameOf(contentDir())} /> }),
    )
  })
  app.get('/list/:kind', (c) => {
    const kind = kindNamed(c.req.param('kind'))
    return c.html(
      page({
        title: kind.label,
        current: kind.name,
        children: <FileList {...{ kind }} files={filesOf(kind)} />,
      }),
    )
  })
  app.get('/new/:kind', (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const { properties = {} } = formSchemaOf(kind.schemaOf(''))
    // Nobody sees it before somebody has said so.
    const value = {
      ...(properties.draft && { draft: true }),
      ...(properties.created && { created: today() }),
    }
    const form = <FileForm {...{ kind, value }} slug="" told={new Map()} found={[]} />
    return c.html(page({ title: `New: ${kind.label}`, current: kind.name, children: form }))
  })
  app.get('/file/:kind/:slug?', async (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const slug = c.req.param('slug') ?? ''
    const opened = openFile(pathOf(kind, slug))
    const found = (await check()).filter(({ file }) => file === opened.file)
    const form = (
      <FileForm {...{ kind, slug, opened, found }} value={opened.value} told={toldOf(opened, found)} />
    )
    return c.html(page({ title: titleOf(kind, slug, opened.value), current: kind.name, children: form }))
  })
  // What a list gets when somebody adds to it.
  app.get('/part/:kind/:slug?', (c) => {
    const { at = '', names = '', key = '', choice } = c.req.query()
    const kind = kindNamed(c.req.param('kind'))
    const path = names.split(',')
    const schema = schemaAt(formSchemaOf(kind.schemaOf(c.req.param('slug') ?? '')), path.slice(1))
    if (!schema) throw new RefusedError('There is no such field')
    const chosen = alternativeOf(schema, [])
    const field = choicesOf(chosen.items ?? {})?.field
    const value = field && choice ? { [field]: choice } : undefined
    const entry = { at, value, told: new Map(), names: path, schema: chosen, entryKey: key, isOpen: true }
    return c.html(renderToStaticMarkup(<Entry {...entry} />))
  })
  app.post('/new/:kind', async (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const form = await c.req.formData()
    const value = readForm(formSchemaOf(kind.schemaOf('')), form, root, {})
    const slug = String(form.get('slug') ?? '').trim() || slugOf(titleOf(kind, '', value))
    return c.json(save({ kind, slug, form, value }))
  })
  app.post('/file/:kind/:slug?', async (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const slug = c.req.param('slug') ?? ''
    const form = await c.req.formData()
    if (c.req.query('remove') !== undefined && isFolder(kind)) {
      removeFile(pathOf(kind, slug), String(form.get('version')))
      return c.json({ to: `/list/${kind.name}` })
    }
    const { value } = openFile(pathOf(kind, slug))
    const read = readForm(formSchemaOf(kind.schemaOf(slug)), form, root, value)
    return c.json(save({ kind, slug, form, value: read }))
  })
  app.post('/pictures', async (c) => {
    const { picture } = await c.req.parseBody()
    if (!(picture instanceof File)) throw new RefusedError('There is no picture')
    return c.json({ picture: await savePicture(picture) })
  })
  app.get('/pictures/*', (c) => {
    const picture = readPicture(c.req.path.slice(1))
    return picture ? c.body(picture.bytes, 200, { 'content-type': picture.type }) : c.notFound()
  })
  return app
}

import { type Context, Hono } from 'hono'
import { openFile, pathOf, removeFile } from './files'
import { formSchemaOf } from './form-schema'
import { isFolder, kindNamed, schemaOf } from './kinds'
import { slugOf, titleOf } from './listed'
import { readPicture, savePicture } from './pictures'
import { readForm, root } from './read-form'
import { RefusedError } from './refused-error'
import { type Saved, save } from './save'

/** What forms are sent to. */
export function saveRoutes(): Hono {
  const app = new Hono()
  app.post('/new/:kind', async (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const form = await c.req.formData()
    const value = readForm(formSchemaOf(schemaOf(kind, '')), form, root, {})
    const slug = String(form.get('slug') ?? '').trim() || slugOf(titleOf(kind, '', value))
    return answer(c, save({ kind, slug, form, value }))
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
    const read = readForm(formSchemaOf(schemaOf(kind, slug)), form, root, value)
    return answer(c, save({ kind, slug, form, value: read }))
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

const answer = (c: Context, saved: Saved) => c.json(saved, 'to' in saved ? 200 : 422)

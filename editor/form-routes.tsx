import { Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Finding } from '@/provider/finding'
import { Entry } from './fields'
import { FileForm } from './file-form'
import { openFile, pathOf } from './files'
import { alternativeOf, choicesOf, formSchemaOf, schemaAt } from './form-schema'
import { kindNamed, schemaOf } from './kinds'
import { titleOf } from './listed'
import { page } from './page'
import { RefusedError } from './refused-error'
import { toldOf } from './told-of'

type Asked = { check: () => Promise<Finding[]>; today: () => string }

/** The pages with a file’s form. */
export function formRoutes({ check, today }: Asked): Hono {
  const app = new Hono()
  app.get('/new/:kind', (c) => {
    const kind = kindNamed(c.req.param('kind'))
    const { properties = {} } = formSchemaOf(schemaOf(kind, ''))
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
    const schema = schemaAt(formSchemaOf(schemaOf(kind, c.req.param('slug') ?? '')), path.slice(1))
    if (!schema) throw new RefusedError('There is no such field')
    const chosen = alternativeOf(schema, [])
    const field = choicesOf(chosen.items ?? {})?.field
    const value = field && choice ? { [field]: choice } : undefined
    const entry = { at, value, told: new Map(), names: path, schema: chosen, entryKey: key, isOpen: true }
    return c.html(renderToStaticMarkup(<Entry {...entry} />))
  })
  return app
}

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contentDir, nameOf } from '@/provider/content-dir'
import type { Finding } from '@/provider/finding'
import { answerTo } from './answer-to'
import { formRoutes } from './form-routes'
import { guard } from './guard'
import { kindNamed } from './kinds'
import { addressOf, filesOf } from './listed'
import { looks } from './looks'
import { FileList, Overview, page } from './page'
import { saveRoutes } from './save-routes'

export type EditorSettings = {
  port: number
  /** Which a browser has to know. */
  token: string
  /** What the checks say of the whole folder. */
  check: () => Promise<Finding[]>
  /** Today, such as 2027-01-10. */
  today: () => string
}

/** The editor: forms for the files of the provider’s folder, for who sits at this machine. */
export function editor({ port, token, check, today }: EditorSettings) {
  const app = new Hono()
  app.use(guard(port, token))
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
  app.route('/', formRoutes({ check, today }))
  app.route('/', saveRoutes())
  return app
}

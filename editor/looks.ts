import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { Hono } from 'hono'

const sheets = ['page.css', 'lists.css', 'form.css', 'entries.css']

/** The style and the script of the editor’s pages. */
export function looks(): Hono {
  const app = new Hono()
  const { outputFiles } = buildSync({
    entryPoints: [join('editor', 'in-browser.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  const script = outputFiles[0]?.text ?? ''
  app.get('/editor.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.get('/editor.css', (c) =>
    c.body(sheets.map((sheet) => readFileSync(join('editor', sheet), 'utf8')).join('\n'), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  )
  return app
}

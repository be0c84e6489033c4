import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Playwright loads its configuration once for each worker; they all share the first one's folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'site-e2e-'))
const data = process.env.E2E_DATA

/** The site under test: a production build with its embedded upstream, on data of its own. */
export const site = {
  url: 'http://127.0.0.1:4310',
  mailDir: join(data, 'mail'),
  env: {
    PORT: '4310',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    MAIL_DIR: join(data, 'mail'),
    API_ROOT_URL: '',
    SMTP_URL: '',
  },
}

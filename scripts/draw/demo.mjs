// `npm run demo` serves the site with a month of fictional enquiries, on this machine alone.
import '../serve/command.mjs'
import { say } from '../serve/setup.mjs'
import { demoEnvironment, fillDemo } from './demo-environment.mjs'

const folder = '.data/demo'
const port = process.env.PORT || '3000'
const url = `http://127.0.0.1:${port}`
// The demo has a build of its own, because the site's build has other settings.
const own = { PORT: port, SITE_URL: url, NEXT_DIST_DIR: '.next-demo' }
Object.assign(process.env, demoEnvironment(folder), own)

say(`Filling ${folder}`)
const { password, desk, codes, learner } = fillDemo({})
const { buildIfChanged } = await import('../serve/build.mjs')
const build = await buildIfChanged()
if (build.code !== 0 || build.isAsked) process.exit(build.code)
say(`Site: ${url}. Its mails are in ${folder}/mail, and nothing leaves this machine`)
say(`Desk: ${url}/desk, as ${desk} with the password “${password}”`)
say(`Codes for the desk, each valid once: ${codes.join(' ')}`)
say(`Learner: ${url}/dashboard, as ${learner} with the same password`)
await import('../serve/start.mjs')

// Vercel's CLI has 220 MB, so it is no dependency of the site. VERCEL_CLI is its path; otherwise npx fetches it.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cli = 'vercel@48'

/** Builds the site as Vercel does, in a copy of the checkout; `output` is what would be uploaded. */
export function buildAsVercel(settings) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'vercel-'))
  copyCheckout(folder)
  mkdirSync(join(folder, '.vercel'))
  const project = { projectId: 'prj_local', orgId: 'team_local', settings: { framework: 'nextjs' } }
  writeFileSync(join(folder, '.vercel', 'project.json'), JSON.stringify(project))
  // The copy has its packages already.
  const config = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'))
  writeFileSync(join(folder, 'vercel.json'), JSON.stringify({ ...config, installCommand: 'true' }))
  const start = performance.now()
  const [program, ...words] = process.env.VERCEL_CLI ? [process.env.VERCEL_CLI] : ['npx', '--yes', cli]
  const { status } = spawnSync(program, [...words, 'build', '--prod', '--yes'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...bare(), ...settings, VERCEL_TELEMETRY_DISABLED: '1' },
  })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const output = join(folder, '.vercel', 'output')
  if (status === 0) return { folder, output, seconds: (performance.now() - start) / 1000, remove }
  remove()
  throw new Error(`vercel build ended with ${status}`)
}

// node_modules gets hard links: a copied gigabyte takes long, and Turbopack follows no symbolic link out of its folder.
function copyCheckout(folder) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\0').filter((file) => file && existsSync(file)))
    cpSync(file, join(folder, file), { preserveTimestamps: true })
  const copy = (how) => spawnSync('cp', [how, 'node_modules', folder]).status === 0
  if (!copy('-al')) copy('-a')
}

/** The variables of this machine's environment that a program needs. */
export function bare() {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => names.includes(name.toUpperCase()) || /^npm_config_/i.test(name),
    ),
  )
}

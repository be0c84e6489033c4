import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const refused: [file: string, name: string][] = [
  ['app/a.tsx', '@/upstream/leads'],
  ['components/ui/a.tsx', '@/app/page'],
  ['components/ui/b.tsx', '@/components/form/field'],
  ['components/ui/c.tsx', '../form/field'],
  ['components/art/a.tsx', '@/components/form/field'],
  ['components/form/a.tsx', '@/components/page/gone'],
  ['components/page/a.tsx', '@/components/blog/post-card'],
  ['components/blog/a.tsx', '@/components/event/event-card'],
  ['components/blog/b.tsx', '@/components/shell/header'],
  ['components/enrol/a.tsx', '@/components/plan/pricing'],
  ['components/text/a.tsx', '@/components/section/why-us'],
  ['lib/form/a.ts', '@/components/ui/button'],
  ['lib/form/b.ts', '@/upstream/leads'],
  ['lib/spam/a.ts', '@/bench/abuse/learn'],
  ['app/b.tsx', '@/bench/abuse/learn'],
  ['lib/api/a.ts', '../../upstream/leads'],
  ['upstream/a.ts', '@/lib/env'],
  ['app/c.tsx', '@/provider/read'],
  ['components/ui/d.tsx', '@/provider/read'],
  ['provider/a.ts', '@/lib/env'],
  ['provider/b.ts', '@/upstream/leads'],
  ['delivery/a.ts', '@/upstream/leads'],
  ['delivery/b.ts', '@/lib/env'],
  ['delivery/c.ts', '@/mail/letter-html'],
  ['upstream/b.ts', '@/mail/letter-html'],
  ['mail/a.tsx', '@/lib/env'],
  ['database/a.ts', '@/upstream/tables'],
  ['database/b.ts', '@/delivery/outbox'],
  ['server/a.ts', '@/components/ui/button'],
  ...[
    'app',
    'components/ui',
    'lib/form',
    'server',
    'upstream',
    'delivery',
    'mail',
    'database',
    'provider',
  ].map((room): [string, string] => [`${room}/edits.ts`, '@/editor/app']),
  ['editor/a.ts', '@/upstream/app'],
  ['editor/b.ts', '@/components/ui/button'],
]
const allowed: [file: string, name: string][] = [
  ['app/z.tsx', '@/components/section/faculty'],
  ['components/section/z.tsx', '@/components/testimony/testimony-card'],
  ['components/plan/z.tsx', '@/components/enrol/enrol-dialog'],
  ['components/blog/y.tsx', '@/components/page/gone'],
  ['components/blog/z.tsx', './post-card'],
  ['components/page/z.tsx', '@/components/art/drawing'],
  ['components/form/z.tsx', '@/components/ui/button'],
  ['components/ui/z.tsx', '@/lib/env'],
  ['lib/api/z.ts', '@/upstream/app'],
  ['upstream/z.ts', '@/database/open'],
  ['upstream/y.ts', '@/delivery/outbox'],
  ['lib/provider/z.ts', '@/provider/read'],
  ['upstream/x.ts', '@/provider/parse-markdown'],
  ['delivery/z.ts', '@/database/open'],
  ['mail/z.tsx', '@/delivery/letter'],
  ['lib/api/y.ts', '@/mail/letter-html'],
  ['lib/store/z.ts', '@/delivery/tables'],
  ['server/z.ts', '@/lib/log'],
  ['editor/z.ts', '@/provider/read'],
  ['bench/abuse/z.ts', '@/lib/spam/features'],
  ['lib/account/z.test.ts', '@/upstream/password-rules'],
]
const cycle: [file: string, name: string][] = [
  ['lib/one.ts', './other'],
  ['lib/other.ts', './one'],
]

const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
let found: string[] = []

beforeAll(() => {
  cpSync('biome.json', join(folder, 'biome.json'))
  for (const [file, name] of [...refused, ...allowed, ...cycle]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `import { thing } from '${name}'\n\nexport const same = () => thing\n`)
  }
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.']
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  found = stdout.split('\n')
})

const faults = (file: string) => found.filter((line) => line.includes(`/${file},`)).join('\n')

test.each(refused)('the linter refuses that %s imports %s', (file) => {
  expect(faults(file)).toContain('noRestrictedImports')
})

test.each(allowed)('the linter lets %s import %s', (file) => {
  expect(faults(file)).not.toContain('noRestrictedImports')
})

test('the linter refuses two files that import each other', () => {
  for (const [file] of cycle) expect(faults(file)).toContain('noImportCycles')
})

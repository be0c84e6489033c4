import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { nodeFlags } from '../../scripts/serve/node-flags.mjs'
import { signIn, signUp } from '../fixtures/accounts'
import { enrolmentOn } from '../fixtures/enrolment'
import { processes } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'
import { long } from '../fixtures/tags'

// Tests the folder that deploy/assemble.mjs writes. Outside the checkout, it can use none of the checkout's files.
const url = urlAt(95)
const run = promisify(execFile)
const { start, stopAll } = processes()
let folder = ''
test.use({ baseURL: url, javaScriptEnabled: false })
test.afterAll(async () => {
  await stopAll()
  await rm(folder, { recursive: true, force: true })
})

const own = { PORT: port(95), DATABASE_URL: 'file:.data/site.db', MAIL_DIR: '.data/mail' }
const command = () => ['node', ...nodeFlags, join(folder, 'serve.mjs')]

/** Starts the site with settings that it must refuse. Returns its message. */
const refused = async (settings: Record<string, string>) => {
  const [file = '', ...args] = command()
  const env = { ...process.env, ...own, ...settings }
  return await run(file, args, { env, timeout: 30_000 }).then(
    () => 'it began',
    ({ stderr }) => String(stderr),
  )
}

test(
  'the assembled site serves pages and pictures, and takes a sign-up and an enrolment',
  long,
  async ({ page, request }) => {
    test.setTimeout(300_000)
    folder = join(await mkdtemp(join(tmpdir(), 'assembled-')), 'site')
    const data = join(folder, '..', 'data')
    await mkdir(data)
    await run('node', ['deploy/assemble.mjs', folder, '--data', data])
    const { stdout } = await run('sh', ['-c', `tar -C ${folder} -c . | gzip | wc -c`])
    expect(Number(stdout), 'compressed, without the base').toBeLessThan(60_000_000)
    const files = readdirSync(folder, { recursive: true }).map(String)
    expect(files.filter((name) => /\.(?:map|test\.[jt]s)$|musl.*\.node$|(^|\/)\.env/.test(name))).toEqual([])
    await chmod(folder, 0o555)

    await start(command(), own, `${url}/api/ready`)
    for (const [path, type] of [
      ['/', 'text/html'],
      ['/picture.png', 'image/png'],
      ['/careerpaths/data-science/picture.png', 'image/png'],
      ['/careerpaths/data-science/syllabus.pdf', 'application/pdf'],
      ['/films/first-project.webm', 'video/webm'],
      ['/api/search?q=python', 'application/json'],
    ]) {
      const answer = await request.get(path as string)
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        200,
        expect.stringContaining(type as string),
      ])
    }
    // The site starts this program to draw a picture.
    await writeFile(join(folder, '.next/drawing.mjs'), "process.stdout.write('drawn elsewhere')")
    const drawn = await request.get('/careerpaths/cyber-security/picture.png')
    expect(await drawn.text()).toBe('drawn elsewhere')
    const email = `traced-${Date.now()}@example.com`
    await signUp(page, url, email, 'password')
    await expect(page.getByText('This password is too common.').first()).toBeVisible()
    await signUp(page, url, email, 'correct horse 9')
    await signIn(page, email, 'correct horse 9')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
    const { fillIn, submit } = enrolmentOn(page)
    await fillIn(email)
    await submit.click()
    await expect(page.getByText('Your reference')).toBeVisible()
    const leads = await run('npm', ['run', '-s', 'site', '--', 'leads'], {
      cwd: folder,
      env: { ...process.env, ...own },
    })
    expect(leads.stdout).toContain(email)
    await run('npm', ['run', '-s', 'site', '--', 'backup', join(folder, '..', 'copy.db')], {
      cwd: folder,
      env: { ...process.env, ...own },
    })
    expect(readdirSync(data).sort()).toEqual(expect.arrayContaining(['cache', 'mail', 'site.db']))
  },
)

test('the assembled site ends with one message when its settings differ from the build’s', long, async () => {
  test.setTimeout(60_000)
  await stopAll()
  expect(await refused({ SITE_URL: 'https://elsewhere.example' })).toMatch(
    /^\s*SITE_URL is https:\/\/elsewhere\.example, but this site was built for \S+: build it again\.\s*$/,
  )
  const key = Buffer.alloc(32, 1).toString('base64')
  expect(await refused({ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toMatch(
    /^\s*NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not the one that this site was built with[^\n]*\s*$/,
  )
  expect(await refused({ NEXTAUTH_SECRET: '' })).toMatch(
    /^\s*The environment is incomplete:\n {2}NEXTAUTH_SECRET/,
  )
})

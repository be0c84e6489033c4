import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from '@/scripts/gate/bundled'

const program = bundled('scripts/operate/site.ts')

async function site(...words: string[]): Promise<{ code: number; stdout: string }> {
  const running = promisify(execFile)(process.execPath, [program, ...words])
  return await running.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error) => error,
  )
}

test('npm run site lists every command under its subject when none is named', async () => {
  const { code, stdout } = await site()
  expect(code).toBe(0)
  expect(stdout.match(/^\S.*$/gm)?.slice(1)).toEqual(['Enquiries and email', 'People', 'Database', 'Content'])
  expect(stdout.match(/(?<=^ {2})[a-z]+/gm)).toEqual(
    'leads messages events outbox news staff export forget sessions purge backup restore preview'.split(' '),
  )
})

test.each(['leads', 'messages'] as const)(
  'npm run site -- %s prints its options when asked for help',
  async (command) => {
    const { stdout } = await site(command, '--help')
    for (const option of [`--csv ${command}.csv`, '--quarantine', '--release 7'])
      expect(stdout).toContain(`npm run site -- ${command} ${option} `)
  },
)

test('npm run site lists the commands when it gets an unknown one', async () => {
  const { code, stdout } = await site('lead')
  expect(code).toBe(1)
  expect(stdout).toMatch(/^There’s no command lead\.\n\nVersion \d+\.\d+\.\d+\. npm run site -- <command>/)
})

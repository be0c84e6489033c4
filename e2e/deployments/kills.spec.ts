import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { formAt, lead, send } from '../../bench/abuse/forms.mjs'
import { processes, startedBy } from '../fixtures/processes'
import { data, port, urlAt } from '../fixtures/servers'
import { long } from '../fixtures/tags'

const url = urlAt(60)
const mailbox = join(data, 'kills-mail')
const { start, stopAll } = processes()
test.afterAll(stopAll)

const settings = {
  PORT: port(60),
  DATABASE_URL: `file:${join(data, 'kills.db')}`,
  MAIL_DIR: mailbox,
  LEADS_EMAIL: 'admissions@example.com',
}

const kills = 5
const visitorCount = 3

// scripts/gate/kills.ts kills the programs that store and deliver leads, hundreds of times. This test kills the
// whole site.
test('the built site loses no acknowledged lead when it is killed', long, async () => {
  test.setTimeout(600_000)
  const thanked: string[] = []
  let endedLanes = 0
  for (let kill = 0; kill < kills; kill++) {
    const launcher = await start(['node', 'scripts/serve/start.mjs'], settings, `${url}/icon.svg`)
    const people = visitors((reference) => void thanked.push(reference))
    const before = thanked.length
    await expect.poll(() => thanked.length - before, { timeout: 60_000 }).toBeGreaterThan(1)
    await pause(Math.random() * 1500)
    const ended = new Promise((done) => launcher.once('exit', done))
    process.kill(startedBy(launcher.pid), 'SIGKILL')
    await ended
    endedLanes += await people.end()
  }
  expect(thanked.length).toBeGreaterThan(5)
  expect(endedLanes, 'each visitor’s sending stopped at a kill').toBe(kills * visitorCount)

  await start(['node', 'scripts/serve/start.mjs'], settings, `${url}/icon.svg`)
  // After two minutes other processes take the items that a killed process had claimed.
  const missing = async () => {
    const mailed = await mailedReferences()
    return thanked.filter((reference) => !mailed.includes(reference))
  }
  await expect.poll(missing, { timeout: 240_000 }).toEqual([])
  expect(new Set(await mailedReferences()).size, 'each is mailed once').toBe(
    (await mailedReferences()).length,
  )
})

/** Visitors who send one form after another, without script, until the site has ended. */
function visitors(thank: (reference: string) => void) {
  let endedLanes = 0
  const lanes = Array.from({ length: visitorCount }, async (_, lane) => {
    try {
      const form = await formAt(url, '/careerpaths/data-science/enrol')
      for (let n = 0; ; n++) {
        const email = `${lane}-${n}-${Date.now()}@example.com`
        const { text } = await send(form, { ...lead, email }, '')
        const reference = /Your reference.*?([A-Z\d]{3}-[A-Z\d]{3}-[A-Z\d]{3})/s.exec(text)?.[1]
        if (reference) thank(reference)
      }
    } catch {
      endedLanes++
    }
  })
  return {
    async end() {
      await Promise.all(lanes)
      return endedLanes
    },
  }
}

async function mailedReferences(): Promise<string[]> {
  const files = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => readFile(join(mailbox, name), 'utf8')))
  const admissions = mails.filter((mail) => /^To: admissions@/im.test(mail))
  return admissions.flatMap((mail) => /^Reference: (\S+)/m.exec(mail)?.[1] ?? [])
}

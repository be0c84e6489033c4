import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { bundled } from '../../scripts/gate/bundled'
import { faults } from '../fixtures/access'
import { processes } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'
import { long } from '../fixtures/tags'

const { start, stopAll } = processes()
test.afterAll(stopAll)

test(
  'an editor changes a tutor, a draft and a menu without YAML, on a computer and a phone',
  long,
  async ({ page }) => {
    const content = test.info().outputPath('content')
    await cp('content', content, { recursive: true })
    const file = (name: string) => join(content, name)
    const portrait = sharp({ create: { width: 640, height: 800, channels: 3, background: 'teal' } })
    const textOf = (name: string) => readFile(file(name), 'utf8')
    const post = 'posts/git-alone-then-together.md'
    const before = await textOf(post)
    await writeFile(file(post), before.replace('---\n', '---\n# Waits for a picture.\ndraft: true\n'))
    await start(
      ['node', bundled('scripts/serve/edit.ts')],
      { CONTENT_DIR: content, PORT: port(41), EDITOR_TOKEN: 'a-token' },
      `${urlAt(41)}/?token=a-token`,
    )

    await test.step('a tutor', async () => {
      const tutor = await textOf('people/maya-okonjo.md')
      await page.goto(`${urlAt(41)}/?token=a-token`)
      await page.getByRole('main').getByRole('link', { name: 'People' }).click()
      await page.getByRole('link', { name: 'Maya Okonjo' }).click()
      await page.getByLabel('Colour of the drawing').fill('500')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toHaveText('Not saved. Please check one field')
      await expect(page.getByLabel('Colour of the drawing')).toBeFocused()
      await expect(page.getByLabel('Colour of the drawing')).toHaveAccessibleDescription(
        /must be at most 359/,
      )
      expect(await textOf('people/maya-okonjo.md')).toBe(tutor)
      await page.getByLabel('Colour of the drawing').fill('165')
      await page.getByLabel('Teaches').fill('Data: all of it')
      await page.locator('input[type=file]').setInputFiles({
        name: 'Maya, at work.png',
        mimeType: 'image/png',
        buffer: await portrait.png().toBuffer(),
      })
      await expect(page.getByLabel(/^Photograph/)).toHaveValue('pictures/maya-at-work.png')
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('status')).toHaveText(/^Saved at/)
      const added = '\nphoto: pictures/maya-at-work.png'
      expect(await textOf('people/maya-okonjo.md')).toBe(
        tutor.replace('role: Data', 'role: "Data: all of it"').replace('hue: 164', `hue: 165${added}`),
      )
    })

    await test.step('a file that was saved in another tab meanwhile', async () => {
      const other = await page.context().newPage()
      for (const each of [page, other]) await each.goto(`${urlAt(41)}/file/people/tom-hallewell`)
      await page.getByLabel('Teaches').fill('One')
      await other.getByLabel('Teaches').fill('Another')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Saved at/)
      await other.getByRole('button', { name: 'Save' }).click()
      await expect(other.getByRole('status')).toHaveText(/^This file has changed since you opened it/)
      await expect(other.getByLabel('Teaches')).toHaveValue('Another')
      expect(await textOf('people/tom-hallewell.md')).toContain('role: One\n')
      await other.close()
    })

    await test.step('a draft', async () => {
      await page.getByRole('link', { name: 'Posts' }).click()
      await page.getByRole('row').filter({ hasText: 'Draft' }).getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading').first()).toHaveText(
        'Alone, Git is a better memory',
      )
      await page.getByLabel('Draft').uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Saved at/)
      expect(await textOf(post)).toBe(before.replace('---\n', '---\n# Waits for a picture.\ndraft: false\n'))
      await page.getByRole('link', { name: 'Posts' }).click()
      await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(0)
    })

    await test.step('a menu, on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const menu = await textOf('menu.yaml')
      await page.goto(`${urlAt(41)}/file/menu`)
      await page.getByRole('button', { name: 'Move Courses down' }).click()
      const head = page.getByRole('group', { name: 'Header of every page' })
      await head.getByRole('button', { name: 'Add' }).click()
      await head.getByLabel('Label').last().fill('Money')
      await head.getByLabel('Goes to').last().fill('/fundin')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(head.getByText('there’s no page /fundin: did you mean /funding?')).toBeVisible()
      await head.getByLabel('Goes to').last().fill('/funding')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Saved at/)
      const [courses, services] = [
        '  - { label: Courses, to: /careerpaths }\n',
        '  - { label: Services, to: /advisory }\n',
      ]
      const contact = '  - { label: Contact Us, to: /contact-us }\n'
      expect(await textOf('menu.yaml')).toBe(
        menu
          .replace(courses + services, services + courses)
          .replace(contact, `${contact}  - { label: Money, to: /funding }\n`),
      )
    })

    const found: string[] = []
    for (const address of ['/', '/list/posts', '/new/events', '/file/people/maya-okonjo', '/file/home']) {
      await page.goto(urlAt(41) + address)
      for (const details of await page.locator('details:not([open]) > summary').all())
        if (await details.isVisible()) await details.click()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await faults(page, `${address} at ${width}`, { px: 24 })))
      }
    }
    expect(found).toEqual([])
  },
)

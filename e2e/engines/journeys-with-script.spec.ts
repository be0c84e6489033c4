import { password } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { pages } from '../fixtures/pages'
import { long } from '../fixtures/tags'
import { expect, test } from './fixtures'
import { fillInLead, signIn, signUp } from './forms'
import { holeOf, linesOf, listensForBlocked } from './in-page'

// Like `journeys.spec.ts`, but only with script: these tests show what script adds, and how pages look.

const wide = { width: 1440, height: 900 }

test('a visitor finds a path from home', long, async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/')
  await visitor.press('Learn more about Data Science')
  await visitor.isAt('/careerpaths/data-science')
  await visitor.hasTitle('Careerpath | Data Science')
  await visitor.press('Pricing')
  await visitor.isAt('/careerpaths/data-science#data-science-pricing')
})

test('the menu closes by a click beside it, and by Escape', long, async ({ visit }) => {
  const visitor = await visit({ width: 900, height: 700 })
  await visitor.goTo('/')
  await visitor.touch()
  await visitor.press('Open menu')
  await visitor.sees('About Us')
  await visitor.tab.click(60, 400)
  await visitor.press('Open menu')
  await visitor.tab.press('Escape')
  await visitor.press('Open menu')
  await visitor.press('Close menu')
  await visitor.press('Open menu')
  await visitor.press('Services')
  await visitor.isAt('/advisory')
})

test('a dialog closes by a click beside it, and by Escape', long, async ({ visit }) => {
  const visitor = await visit(wide)
  await visitor.goTo('/careerpaths/data-science')
  await visitor.touch()
  for (const close of [() => visitor.tab.click(30, 450), () => visitor.tab.press('Escape')]) {
    await visitor.press('Choose Career Growth Accelerator')
    await visitor.sees('How you heard about us')
    expect(await visitor.tab.evaluate('document.activeElement.ariaLabel')).toBe('Close')
    await expect(async () => {
      await close()
      await visitor.seesNo('How you heard about us', 500)
    }).toPass()
  }
  await visitor.isAt('/careerpaths/data-science')
})

test('a learner enrols in the dialog', long, async ({ visit, wholeLeadsOf }) => {
  const visitor = await visit()
  const email = address('window')
  await visitor.goTo('/careerpaths?utm_source=post')
  await visitor.touch()
  await visitor.press('Learn more about Data Science')
  await visitor.isAt('/careerpaths/data-science')
  await visitor.press('Choose Executive Career Launcher')
  await fillInLead(visitor, email)
  await visitor.press('Enrol on Data Science')
  await visitor.sees('Welcome! A representative will reach out to you shortly')
  expect(await wholeLeadsOf(email)).toMatchObject([
    { page: '/careerpaths/data-science', campaign: 'utm_source=post' },
  ])
  await visitor.seesNo('How you heard about us')
})

test('a visitor loads more posts, reads one, and Back leads to the list', long, async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/blog')
  await visitor.touch()
  await visitor.press('Load more')
  await visitor.press('Read More: A risk register that people actually read')
  await visitor.isAt('/blog/a-risk-register-people-read')
  await visitor.hasTitle('Blog | A risk register that people actually read')
  await visitor.goBack()
  await visitor.isAt('/blog')
  await visitor.sees('A risk register that people actually read')
})

test('signing out leads home, each time', long, async ({ visit }) => {
  const visitor = await visit(wide)
  const email = address('leaver')
  await signUp(visitor, email)
  for (let round = 0; round < 3; round++) {
    await visitor.goTo('/auth/login')
    await signIn(visitor, email, password)
    await visitor.press('Sign out')
    await visitor.isAt('/')
    await visitor.sees('Learn the work by doing the work')
  }
})

test('a path’s name stays on one line on a wide screen', long, async ({ visit }) => {
  const visitor = await visit(wide)
  await visitor.goTo('/careerpaths')
  expect(await visitor.tab.evaluate(`(${linesOf})('main article h3, main article h2')`)).toBe(1)
})

test('a plan has no gap below its button on a phone', long, async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/careerpaths/data-science')
  expect(await visitor.tab.evaluate(`(${holeOf})('div:has(> * > [data-plan])')`)).toBeLessThan(30)
})

test('a choice that is too long for its field ends in an ellipsis', long, async ({ visit, engineName }) => {
  const visitor = await visit()
  await visitor.goTo('/careerpaths/data-science/enrol')
  const shown = await visitor.tab.evaluate(
    "getComputedStyle(document.querySelector('select ~ span')).display",
  )
  // WebKit shows a shade there instead of an ellipsis.
  expect(shown).toBe(engineName === 'webkit' ? 'block' : 'none')
})

test('the first click counts, and typed text stays when script arrives', async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/auth/login')
  await visitor.press('Show password')
  await visitor.sees('Hide')
  await visitor.goTo('/careerpaths/data-science')
  await visitor.press('Choose Career Growth Accelerator')
  await visitor.sees('Enrol on Data Science')
  await visitor.goTo('/careerpaths/data-science/enrol')
  await visitor.fill('First name', 'Ada')
  await visitor.choose('Country', 'France')
  await visitor.touch()
  const typed =
    "[...document.querySelectorAll('[name=firstName], [name=country]')].map((field) => field.value).join()"
  expect(await visitor.tab.evaluate(typed)).toBe('Ada,France')
})

test('Back shows a form as it was left, and script works on its page again', long, async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/careerpaths/data-science/enrol')
  await visitor.touch()
  await visitor.fill('First name', 'Ada')
  await visitor.goTo('/contact-us')
  await visitor.goBack()
  await visitor.isAt('/careerpaths/data-science/enrol')
  expect(await visitor.tab.evaluate("document.querySelector('[name=firstName]').value")).toBe('Ada')
  await visitor.touch()
  await visitor.press('Open menu')
  await visitor.sees('About Us')
})

test('a touch loads every page’s script, and nothing that its policy blocks', long, async ({ visit }) => {
  test.setTimeout(240_000)
  const visitor = await visit(wide)
  for (const { path } of pages) {
    await visitor.goTo(path)
    expect(await visitor.tab.evaluate(`(${listensForBlocked})()`), path).toBe('rgb(247, 245, 240)')
    await visitor.touch()
    expect(await visitor.tab.evaluate('window.blocked.join()'), path).toBe('')
  }
})

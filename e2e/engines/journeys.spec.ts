import { address } from '../fixtures/answers'
import { mailedLink } from '../fixtures/mailbox'
import { pages } from '../fixtures/pages'
import { long, longIf } from '../fixtures/tags'
import { expect, test } from './fixtures'
import { holeOf, linesOf, listensForBlocked } from './in-page'
import type { Visitor } from './visitor'

// What visitors come for, in every engine: written once, and run as a project for each (`--project webkit`).

const password = 'correct horse 9'
const wide = { width: 1440, height: 900 }

test('a path is found from home', long, async ({ visit }) => {
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

test('a window closes by a click beside it, and by Escape', long, async ({ visit }) => {
  const visitor = await visit(wide)
  await visitor.goTo('/careerpaths/data-science')
  await visitor.touch()
  for (const close of [() => visitor.tab.click(30, 450), () => visitor.tab.press('Escape')]) {
    await visitor.press('Get started on Growth')
    await visitor.sees('Where you heard of us')
    await expect(async () => {
      await close()
      await visitor.seesNo('Where you heard of us', 500)
    }).toPass()
  }
  await visitor.isAt('/careerpaths/data-science')
})

test('a learner enrols in the window', async ({ visit, wholeLeadsOf }) => {
  const visitor = await visit()
  const email = address('window')
  await visitor.goTo('/careerpaths?utm_source=post')
  await visitor.touch()
  await visitor.press('Learn more about Data Science')
  await visitor.isAt('/careerpaths/data-science')
  await visitor.press('Get started on ECL')
  await fillInLead(visitor, email)
  await visitor.press('Enrol on Data Science')
  await visitor.sees('Welcome! A representative will reach out to you shortly')
  expect(await wholeLeadsOf(email)).toMatchObject([
    { page: '/careerpaths/data-science', campaign: 'utm_source=post' },
  ])
  await visitor.seesNo('Where you heard of us')
})

test('more posts are loaded, one is read, and Back leads to the list', long, async ({ visit }) => {
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

test('who signs out goes home, each time', long, async ({ visit }) => {
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

test('on a wide screen a path’s name stays on its line', long, async ({ visit }) => {
  const visitor = await visit(wide)
  await visitor.goTo('/careerpaths')
  expect(await visitor.tab.evaluate(`(${linesOf})('main article h3, main article h2')`)).toBe(1)
})

test('on a phone a plan has no hole between its button and what it has', long, async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/careerpaths/data-science')
  expect(await visitor.tab.evaluate(`(${holeOf})('div:has(> * > [data-plan])')`)).toBeLessThan(30)
})

test('a choice that is too long for its field is seen to go on', long, async ({ visit, engineName }) => {
  const visitor = await visit()
  await visitor.goTo('/careerpaths/data-science/enrol')
  const shown = await visitor.tab.evaluate(
    "getComputedStyle(document.querySelector('select ~ span')).display",
  )
  // WebKit has no ellipsis there, and gets a shade instead.
  expect(shown).toBe(engineName === 'webkit' ? 'block' : 'none')
})

test('the first press counts, and what was typed stays when script comes', async ({ visit }) => {
  const visitor = await visit()
  await visitor.goTo('/auth/login')
  await visitor.press('Show password')
  await visitor.sees('Hide')
  await visitor.goTo('/careerpaths/data-science')
  await visitor.press('Get started on Growth')
  await visitor.sees('Enrol on Data Science')
  await visitor.goTo('/careerpaths/data-science/enrol')
  await visitor.fill('First name', 'Ada')
  await visitor.choose('Country', 'France')
  await visitor.touch()
  const typed =
    "[...document.querySelectorAll('[name=firstName], [name=country]')].map((field) => field.value).join()"
  expect(await visitor.tab.evaluate(typed)).toBe('Ada,France')
})

test('Back shows a form as it was left, and script drives it or comes again', long, async ({ visit }) => {
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

test('a touch brings every page its script, and nothing that its policy blocks', long, async ({ visit }) => {
  test.setTimeout(240_000)
  const visitor = await visit(wide)
  for (const { path } of pages) {
    await visitor.goTo(path)
    expect(await visitor.tab.evaluate(`(${listensForBlocked})()`), path).toBe('rgb(247, 245, 240)')
    await visitor.touch()
    expect(await visitor.tab.evaluate('window.blocked.join()'), path).toBe('')
  }
})

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test('a phone’s menu opens, leads on and closes', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/about-us')
      await visitor.press('Open menu')
      await visitor.press('Close menu')
      await visitor.press('Open menu')
      await visitor.press('Courses')
      await visitor.isAt('/careerpaths')
      await visitor.press('Open menu')
    })

    test('Annual shows what a year costs, and that it saves', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/careerpaths/data-science')
      await visitor.sees('£149')
      await visitor.seesNo('Save 20%')
      await visitor.press('Annual')
      await visitor.sees('Save 20%')
    })

    test(
      'a learner is led to a mistake, corrects it and enrols',
      longIf(hasScript),
      async ({ visit, leadsOf }) => {
        const visitor = await visit({ hasScript })
        const email = address('page')
        await visitor.goTo('/careerpaths/data-science/enrol?plan=ecl-project-pack')
        await fillInLead(visitor, email)
        await visitor.fill('Phone', '12')
        await visitor.press('Enrol on Data Science')
        await visitor.sees('There is something to correct')
        await visitor.fill('Phone', '07700 900123')
        await visitor.press('Enrol on Data Science')
        await visitor.sees('Welcome! A representative will reach out to you shortly')
        expect(await leadsOf(email)).toHaveLength(1)
      },
    )

    test('a message is sent', long, async ({ visit, messagesOf }) => {
      const visitor = await visit({ hasScript })
      const email = address('message')
      await visitor.goTo('/contact-us')
      await visitor.fill('Name', 'Ada Example')
      await visitor.fill('E-mail', email)
      await visitor.fill('Company', 'None')
      await visitor.fill('Subject', 'A question')
      await visitor.press('Send message')
      await visitor.sees("Thank you for contacting us! We'll reach out very soon :)")
      expect(await messagesOf(email)).toHaveLength(1)
    })

    test('a resource is registered for, and handed over', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/resources')
      await visitor.press('Get Now: Career change checklist')
      await visitor.fill('First name', 'Ada')
      await visitor.fill('Last name', 'Example')
      await visitor.fill('E-mail', address('reader'))
      await visitor.press('Register')
      await visitor.sees('Thank you. Here it is.')
    })

    test('an event is registered for', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/events')
      await visitor.press('Tell me when it runs again: AI in Financial Services')
      await visitor.isAt('/events/ai-in-financial-services')
      await visitor.fill('Name', 'Ada Example')
      await visitor.fill('E-mail', address('guest'))
      await visitor.press('Tell me when it runs again')
      await visitor.sees('Thank you. We will tell you')
    })

    test('an account is made, used, left, and its password replaced', long, async ({ visit, mailsAbout }) => {
      const visitor = await visit({ hasScript })
      const email = address('member')
      await visitor.goTo('/dashboard')
      await visitor.isAt('/auth/login?callbackUrl=%2Fdashboard')
      await signUp(visitor, email)
      await signIn(visitor, email, password)
      await visitor.press('Sign out')
      await visitor.isAt('/')
      await visitor.goTo('/auth/forgot-password')
      await visitor.fill('E-mail', email)
      await visitor.press('Send the link')
      await visitor.sees("An Email has been sent if it's registered")
      const link = await mailedLink(email, mailsAbout)
      await visitor.goTo(link.slice(new URL(link).origin.length))
      await visitor.fill('New password', 'another horse 8')
      await visitor.fill('Repeat the new password', 'another horse 9')
      await visitor.press('Set the new password')
      await visitor.sees('Passwords do not match!')
      await visitor.fill('New password', 'another horse 8')
      await visitor.fill('Repeat the new password', 'another horse 8')
      await visitor.press('Set the new password')
      await visitor.sees('Password Reset Successfully!')
      await visitor.goTo('/auth/login')
      await signIn(visitor, email, 'another horse 8')
    })

    test('what does not exist says so', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/nope')
      await visitor.sees("Oops...This page doesn't exist :(")
    })
  })

async function fillInLead(visitor: Visitor, email: string) {
  await visitor.fill('First name', 'Ada')
  await visitor.fill('Last name', 'Example')
  await visitor.fill('E-mail', email)
  await visitor.fill('Phone', '07700 900123')
  await visitor.choose('Country', 'United Kingdom')
  await visitor.choose('Where you heard of us', 'A Friend')
}

async function signUp(visitor: Visitor, email: string) {
  await visitor.goTo('/auth/create-account')
  await visitor.fill('E-mail', email)
  await visitor.fill('Password', password)
  await visitor.fill('Repeat the password', password)
  await visitor.press('Create account')
  await visitor.sees('Your account is ready. Sign in with it.')
}

async function signIn(visitor: Visitor, email: string, password: string) {
  await visitor.fill('E-mail', email)
  await visitor.fill('Password', password)
  await visitor.press('Sign in')
  await visitor.sees(`Hello, ${email.split('@')[0]}`)
  await visitor.isAt('/dashboard')
}

import { password } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { mailedLink } from '../fixtures/mailbox'
import { long, longIf } from '../fixtures/tags'
import { expect, test } from './fixtures'
import { fillInLead, signIn, signUp } from './forms'

// What visitors come for, in every engine: written once, and run as a project for each (`--project webkit`).

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

    test(
      'an address that looks mistyped is asked about, and Enter keeps it',
      longIf(hasScript),
      async ({ visit }) => {
        const visitor = await visit({ hasScript })
        const email = address('rare').replace('example.com', 'gmai.com')
        await visitor.goTo('/contact-us')
        await visitor.fill('Name', 'Ada Example')
        await visitor.fill('E-mail', email)
        await visitor.fill('Company', 'None')
        await visitor.fill('Subject', 'A question')
        await visitor.press('Send message')
        await visitor.sees(`Did you mean ${email.replace('gmai', 'gmail')}?`)
        await visitor.fill('Subject', 'Another question')
        await visitor.tab.press('Enter')
        await visitor.sees("Thank you for contacting us! We'll reach out very soon :)")
        await visitor.sees(email)
      },
    )

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

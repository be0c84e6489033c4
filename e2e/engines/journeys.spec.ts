import { randomUUID } from 'node:crypto'
import { password } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { mailedLink } from '../fixtures/mailbox'
import { codeOf, inviteStaff, sendLead } from '../fixtures/staff'
import { long, longIf } from '../fixtures/tags'
import { expect, test } from './fixtures'
import { fillInLead, signIn, signUp } from './forms'

// The main journeys of visitors, written once. Each engine runs them as a project of its name (`--project webkit`).

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

    test('Annual shows a year’s price and saving', long, async ({ visit }) => {
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
        await visitor.sees('There is a problem')
        await visitor.fill('Phone', '07700 900123')
        await visitor.press('Enrol on Data Science')
        await visitor.sees('Welcome! A representative will reach out to you shortly')
        expect(await leadsOf(email)).toHaveLength(1)
      },
    )

    test('a visitor sends a message', long, async ({ visit, messagesOf }) => {
      const visitor = await visit({ hasScript })
      const email = address('message')
      await visitor.goTo('/contact-us')
      await visitor.fill('Name', 'Ada Example')
      await visitor.fill('Email', email)
      await visitor.fill('Company', 'None')
      await visitor.fill('Subject', 'A question')
      await visitor.press('Send message')
      await visitor.sees("Thank you for contacting us! We'll reach out very soon :)")
      expect(await messagesOf(email)).toHaveLength(1)
    })

    test('a form asks about a mistyped address, and Enter keeps it', longIf(hasScript), async ({ visit }) => {
      const visitor = await visit({ hasScript })
      const email = address('rare').replace('example.com', 'gmai.com')
      await visitor.goTo('/contact-us')
      await visitor.fill('Name', 'Ada Example')
      await visitor.fill('Email', email)
      await visitor.fill('Company', 'None')
      await visitor.fill('Subject', 'A question')
      await visitor.press('Send message')
      await visitor.sees(`Did you mean ${email.replace('gmai', 'gmail')}?`)
      await visitor.fill('Subject', 'Another question')
      await visitor.tab.press('Enter')
      await visitor.sees("Thank you for contacting us! We'll reach out very soon :)")
      await visitor.sees(email)
    })

    test('a visitor registers for a resource and gets it', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/resources')
      await visitor.press('Get Now: Career change checklist')
      await visitor.fill('First name', 'Ada')
      await visitor.fill('Last name', 'Example')
      await visitor.fill('Email', address('reader'))
      await visitor.press('Register and get the file')
      await visitor.sees('Thank you. Here it is.')
    })

    test('a visitor registers for an event', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/events')
      await visitor.press('Register for AI in Financial Services')
      await visitor.isAt('/events/ai-in-financial-services')
      await visitor.fill('Name', 'Ada Example')
      await visitor.fill('Email', address('guest'))
      await visitor.press('Register')
      await visitor.sees('Please confirm your seat')
    })

    test(
      'a visitor signs up, signs in, signs out, and replaces the password',
      long,
      async ({ visit, mailsAbout }) => {
        const visitor = await visit({ hasScript })
        const email = address('member')
        await visitor.goTo('/dashboard')
        await visitor.isAt('/auth/login?callbackUrl=%2Fdashboard')
        await signUp(visitor, email)
        await signIn(visitor, email, password)
        await visitor.press('Sign out')
        await visitor.isAt('/')
        await visitor.goTo('/auth/forgot-password')
        await visitor.fill('Email', email)
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
      },
    )

    test('a member of staff opens the desk, answers a lead and takes it back', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      const email = address('officer')
      await signUp(visitor, email)
      await signIn(visitor, email, password)
      await visitor.goTo(await inviteStaff(email))
      await visitor.sees('Set up')
      const secret = await visitor.tab.evaluate("document.querySelector('main code').textContent")
      await visitor.fill('Code', codeOf(String(secret)))
      await visitor.fill('Your account’s password', password)
      await visitor.press('Set up access')
      await visitor.sees('Your recovery codes')
      const name = `Desk${randomUUID().slice(0, 8)}`
      await sendLead(name)
      await visitor.goTo(`/desk?q=${name}`)
      await visitor.press(`Answered : Ada ${name}`)
      await visitor.sees('You marked it as answered')
      await visitor.press('Undo')
      await visitor.seesNo('You marked it as answered')
      await visitor.sees(`Ada ${name}`)
      await visitor.goTo('/desk/figures')
      await visitor.sees('By the week')
    })

    test('an unknown address shows that the page does not exist', long, async ({ visit }) => {
      const visitor = await visit({ hasScript })
      await visitor.goTo('/nope')
      await visitor.sees("Oops...This page doesn't exist :(")
    })
  })

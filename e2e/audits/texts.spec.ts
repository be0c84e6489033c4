import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { firstWebinar, nextWebinar } from '../fixtures/webinar'

// Texts of the specification that no journey checks, read without script.
test.use({ javaScriptEnabled: false })

const links = (page: Page, within: 'banner' | 'contentinfo') =>
  page
    .getByRole(within)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => `${link.ariaLabel ?? link.textContent?.trim()} ${link.getAttribute('href')}`),
    )

const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level }).allTextContents()

test(
  'the header links to the courses, services, events, about, contact, home and sign in',
  holds('2.routes.11 2.shell.1 2.shell.2 6.1'),
  async ({ page }) => {
    await page.goto('/')
    expect(await links(page, 'banner')).toEqual([
      expect.stringMatching(/^Northlight.* \/$/),
      'Courses /careerpaths',
      'Services /advisory',
      'Events /events',
      'About Us /about-us',
      'Contact Us /contact-us',
      'Search /search',
      'Sign in /auth/login',
      'Get a call back /#home-call-back',
    ])
  },
)

test(
  'the footer links to each career path by its name, to the rest, and to the booking page in a new tab',
  holds('1.2 2.shell.8 2.shell.9 2.shell.10 2.shell.11 2.shell.12 7.4'),
  async ({ page }) => {
    await page.goto('/')
    const found = await links(page, 'contentinfo')
    expect(found).toEqual(
      expect.arrayContaining([
        'About Us /about-us',
        'Success /testimonies',
        'Products /careerpaths',
        'Blog /blog',
        'Cookie Policy /cookie-policy',
        'Privacy Policy /privacy-policy',
        'Terms of Service /terms-of-service',
        'Data Science /careerpaths/data-science',
        'Cyber Security /careerpaths/cyber-security',
        expect.stringMatching(/^\+44[\d ]+ tel:\+44\d+$/),
      ]),
    )
    expect(found.filter((link) => / \/careerpaths\//.test(link))).toHaveLength(8)
    expect(found.filter((link) => /^(LinkedIn|Instagram) https:/.test(link))).toHaveLength(2)
    const footer = page.getByRole('contentinfo')
    const booking = footer.getByRole('link', { name: /^Book Call/ })
    await expect(booking).toHaveAttribute('href', /^https:/)
    await expect(booking).toHaveAttribute('target', '_blank')
    await expect(footer.getByText(/^© 2024 /)).toBeVisible()
  },
)

test(
  'home names career potential, the provider’s claims, and a free first class',
  holds('1.3 1.11 1.12 1.13 1.18 1.19 1.20 2.home.3 9.14 9.24'),
  async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /unlock your career potential/i,
    )
    const main = page.getByRole('main')
    for (const claim of [
      '70% hands-on projects and 30% training',
      'Live classes',
      'Live virtual instructor-led and self-paced',
      'Expert-led training with mentorship and job-placement support',
      'Instalment payment plans',
    ])
      await expect(main.getByText(claim, { exact: true }).last()).toBeAttached()
    await expect(main.getByRole('region', { name: 'The project pack' })).toContainText(
      'Project-based learning and job-ready experience',
    )
    const future = main.getByRole('region', { name: /^Tools change/ })
    await expect(future).toContainText('Future-Proofed Curriculum')
    await expect(future.getByRole('heading', { level: 3 })).toHaveText([
      'Engineering',
      'AI',
      'Analysis',
      'IT',
      'Security',
      'Analytics',
      'Business',
    ])
    await expect(main).toContainText('Register now and your first class is free.')
  },
)

test(
  'the career paths begin with a button to their list, and end with the way to a job and an offer',
  holds('2.careerpaths.3 2.careerpaths.4 2.careerpaths.7'),
  async ({ page }) => {
    await page.goto('/careerpaths')
    expect(await headings(page, 2)).toEqual([
      'All open to beginners',
      expect.stringMatching(/^Grow with /),
      'How You Get The Job',
      'Still choosing?',
    ])
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
    const list = page.getByRole('region', { name: 'All open to beginners' })
    await expect(list.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(list.getByRole('article')).toHaveCount(8)
  },
)

test(
  'a career path has its long keywords, and its Pricing tab leads to the plans, Monthly first',
  holds('2.career-path.5 2.career-path.11 4.23'),
  async ({ page }) => {
    await page.goto('/careerpaths/data-science')
    const keywords = await page.locator('meta[name=keywords]').getAttribute('content')
    expect(keywords?.length).toBeGreaterThan(1000)
    expect(keywords).toContain('data science training in United Kingdom')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Pricing' })
      .click()
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  },
)

test(
  'About Us says who, what, why and how, with its cards, and links on',
  holds('1.14 1.15 1.16 1.21 2.about.2 2.about.3 2.about.4 2.about.5 2.about.6'),
  async ({ page }) => {
    await page.goto('/about-us')
    expect(await headings(page, 2)).toEqual([
      'Our mission',
      'Who We Are',
      'From one borrowed room',
      'Who you’ll learn from',
      'What We Do',
      expect.stringMatching(/^Why /),
      'How We Differ',
      'The career paths',
      'The project pack',
      expect.stringMatching(/^Get started/),
    ])
    const region = (name: string | RegExp) => page.getByRole('region', { name })
    await expect(region('Who We Are')).toContainText(
      'Headquartered in London and expanding across the EMEA region',
    )
    await expect(region('Who We Are').getByRole('heading', { name: 'Ruth Abara' })).toBeVisible()
    await expect(region('What We Do')).toContainText('professionals trainedOver 2000')
    await expect(region('What We Do')).toContainText('businesses served500+')
    await expect(region(/^Why /).getByRole('heading', { level: 3 })).toHaveText([
      'Expert-Led Training',
      'Flexible Payment and Support',
      'Proven Track Record',
    ])
    await expect(region(/^Why /)).toContainText('98% job placement')
    const differ = region('How We Differ')
    await expect(differ.getByRole('heading', { level: 3 })).toHaveText([
      'Future-Proofed Curriculum',
      'Return on Investment',
      'Holistic Talent Development',
    ])
    await expect(differ.getByRole('link', { name: /^click to begin/i })).toHaveAttribute(
      'href',
      '/careerpaths',
    )
    await expect(region('The career paths').getByRole('listitem').getByRole('link')).toHaveCount(8)
  },
)

test('a post has its cover, and its editors’ description', holds('2.post.4 2.post.8'), async ({ page }) => {
  await page.goto('/blog/a-first-week-of-sql')
  await expect(page.getByRole('main').locator('header').locator('svg, img').first()).toBeVisible()
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description).toMatch(/^Five evenings of 40 minutes with SQL/)
})

test(
  'the webinars share the date above them, and each shows the fixed date line of its first round',
  holds('2.events.3'),
  async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByText(firstWebinar)).toHaveCount(3)
    const webinars = page.getByRole('region', { name: /^(Webinars|\w+ 20\d\d)$/ })
    await expect(webinars.getByText(nextWebinar().shown, { exact: true })).toHaveCount(1)
    const first = webinars.getByText(`First held in 2024: ${firstWebinar}`, { exact: true })
    await expect(first).toHaveCount(3)
  },
)

test('the terms give the refund for each way to pay', async ({ page }) => {
  await page.goto('/terms-of-service')
  const rules = page
    .getByRole('listitem')
    .filter({ hasText: /^(Billed monthly|Billed annually|Paid once): / })
  await expect(rules).toHaveCount(3)
})

test(
  'the delegates’ stories stand beside their number',
  holds('1.17 2.testimonies.2 2.testimonies.3'),
  async ({ page }) => {
    await page.goto('/testimonies')
    const main = page.getByRole('main')
    await expect(main.getByRole('figure')).toHaveCount(8)
    await expect(main).toContainText('delegates1000+who have left a written testimony since 2019')
  },
)

test(
  'delegates of workshops are counted apart from the delegates who tell their stories',
  holds('1.17'),
  async ({ page }) => {
    await page.goto('/testimonies')
    await expect(page.getByRole('main')).not.toContainText('3,000')
    await page.goto('/advisory')
    const main = page.getByRole('main')
    await expect(main).toContainText(
      'delegates trainedClose to 3,000in workshops of a day or more since 2019',
    )
    await expect(main).not.toContainText('1000+')
  },
)

test(
  'the contact page has its fields, and a panel with the company, its address, phone and email',
  holds('2.contact.1 2.contact.2 2.contact.3 5.7 5.8'),
  async ({ page }) => {
    await page.goto('/contact-us')
    const fields = page.getByRole('main').locator('form :is(input:not([type=hidden], [hidden] *), textarea)')
    expect(
      await fields.evaluateAll((all) =>
        all.map(
          (field) => `${field.getAttribute('name')}${field.hasAttribute('required') ? ', required' : ''}`,
        ),
      ),
    ).toEqual([
      'name, required',
      'email, required',
      'company, required',
      'phone_number',
      'subject, required',
      'body',
    ])
    await expect(page.locator('[name=email]')).toHaveAttribute('type', 'email')
    const panel = page.getByRole('region', { name: 'Talk to a person' })
    await expect(panel).toContainText(/Sawtooth Yard.*London.*United Kingdom/)
    await expect(panel.locator('a[href^="tel:+44"]')).toHaveText(/^\+44/)
    await expect(panel.locator('a[href^="mailto:"]')).toHaveText(/@/)
  },
)

test(
  'the privacy policy gives the periods of data, and the UK contact',
  holds('2.legal.3 2.legal.4 9.11'),
  async ({ page }) => {
    await page.goto('/privacy-policy')
    const main = page.getByRole('main')
    await expect(main).toContainText('nothing is kept for more than about 9 to 10 years')
    await expect(main.locator('a[href^="mailto:"]').first()).toHaveText(/@/)
    await expect(main).toContainText(/Post: Northlight Training Ltd, .*United Kingdom/)
  },
)

test(
  'each account form has its fields, and links to the others',
  holds(`2.forgot-password.1 2.forgot-password.3 2.sign-in.1 2.sign-up.1 2.sign-up.5`),
  async ({ page }) => {
    for (const [path, fields, ...ways] of [
      ['/auth/login', ['email', 'password'], '/auth/forgot-password', '/auth/create-account'],
      ['/auth/create-account', ['email', 'password', 'confirm_password'], '/auth/login'],
      ['/auth/forgot-password', ['email'], '/'],
    ] as const) {
      await page.goto(path)
      const form = page.getByRole('main').locator('form')
      const names = await form
        .locator('input:not([type=hidden])')
        .evaluateAll((all) => all.map((input) => input.getAttribute('name')))
      expect.soft(names, path).toEqual(fields)
      for (const way of ways) await expect.soft(form.locator(`a[href="${way}"]`), path).toBeVisible()
    }
  },
)

test(
  'the registration for a resource asks for three names of a person, and for an optional country',
  holds('5.9'),
  async ({ page }) => {
    await page.goto('/resources/project-brief')
    const fields = page.getByRole('main').locator('form :is(input:not([type=hidden], [hidden] *), select)')
    expect(
      await fields.evaluateAll((all) =>
        all.map(
          (field) => `${field.getAttribute('name')}${field.hasAttribute('required') ? ', required' : ''}`,
        ),
      ),
    ).toEqual(['firstName, required', 'lastName, required', 'email, required', 'country'])
  },
)

import { readMenu } from './read-menu'
import { readPages } from './read-pages'
import { folderForTests } from './testing'

const write = folderForTests()
const values = { name: 'Oak & Oar', email: 'ahoy_there@example.com' }
const front = (more = '') => `---\ntitle: A page\nmeta_description: About it\n${more}---\n`
const routes = ['auth', 'blog']
const read = () => readPages(values, routes).pages

const needed = ['terms-of-service', 'privacy-policy', 'cookie-policy']
const writeNeeded = (names: string[]) => {
  for (const name of names) write(`pages/${name}.md`, front())
}

test('missing pages that the site needs are reported', () => {
  writeNeeded(needed.slice(0, 2))
  expect(read).toThrow(/^\S+pages\/cookie-policy\.md: is missing, and the site needs it$/)
})

describe('with the required pages', () => {
  beforeEach(() => writeNeeded(needed))

  test('a page’s values are filled in, escaped for Markdown, and the names of parts stay', () => {
    write('pages/rates.md', `${front('lead: By {{name}}\n')}\nWrite to {{email}}.\n\n{{ plans_table }}\n`)
    const page = read().find(({ slug }) => slug === 'rates')
    expect(page?.fields.lead).toBe('By Oak & Oar')
    expect(page?.text).toBe('\nWrite to ahoy\\_there@example.com.\n\n{{plans_table}}\n')
  })

  test.each([
    [
      'a page at an address that the site uses itself',
      'auth',
      '',
      /auth\.md: \/auth is an address that the site uses itself/,
    ],
    ['a name that is no address', 'Über uns', '', /Über uns\.md: the name becomes the address/],
    [
      'a second page of one address',
      'Privacy-Policy',
      '',
      /privacy-policy\.md: has the same address as .*Privacy-Policy/,
    ],
    [
      'an unknown part',
      'rates',
      'A\n\n{{plan_table}}',
      /rates\.md:7: {{plan_table}}: did you mean {{plans_table}}\?/,
    ],
    [
      'a part beside other words',
      'rates',
      'See {{plans_table}} here',
      /rates\.md:5: {{plans_table}} must be on a line of its own/,
    ],
  ])('%s is reported with its file', (_, name, text, told) => {
    write(`pages/${name}.md`, front() + text)
    expect(read).toThrow(told)
  })

  test('the file of a built-in list is separate from the pages, and has sections instead of a text', () => {
    write('pages/blog.md', front('later_lead: Page {{page}}\n'))
    const { pages, lists } = readPages({ ...values, page: '{{page}}' }, routes)
    expect(pages.map(({ slug }) => slug)).toEqual(needed.toSorted())
    expect(lists.map(({ slug, fields }) => [slug, fields.later_lead])).toEqual([['blog', 'Page {{page}}']])
    write('pages/blog.md', `${front()}Hello`)
    expect(read).toThrow(/blog\.md:5: \/blog doesn’t show this text/)
  })

  test('a page may be a draft or have a time of publication, unless the site itself links to it', () => {
    write('pages/rates.md', front('draft: true\n'))
    write('pages/team.md', front('publish: 2031-03-01 08:00 Europe/London\n'))
    expect(read().find(({ slug }) => slug === 'team')?.fields.publish).toEqual(new Date('2031-03-01T08:00Z'))
    write('pages/privacy-policy.md', front('draft: true\n'))
    expect(read).toThrow(/privacy-policy\.md:4: draft: the site links to this page/)
    writeNeeded(needed)
    write('pages/rates.md', `${front('publish: 2031-03-01T08:00:00Z\n')}{{ figures_table }}`)
    expect(read).toThrow(/rates\.md:4: publish: the site links to this page/)
  })

  test('a second main heading is reported', () => {
    write('pages/rates.md', front('sections:\n  - section: hero\n    heading: A\n'))
    expect(read).toThrow(/rates\.md:4: sections: can’t have a hero/)
  })

  describe('the menus', () => {
    const menu = () => readMenu(read(), routes)

    test('have the entries of menu.yaml, then the pages that name a menu', () => {
      write(
        'menu.yaml',
        'header: [{ label: News, to: /blog }]\nlegal: [{ label: Terms, to: /terms-of-service }]',
      )
      write('pages/rates.md', front('menu: header\nlabel: Rates\n'))
      write('pages/team.md', front('menu: footer\n'))
      expect(menu()).toEqual({
        more: [],
        header: [
          { label: 'News', to: '/blog' },
          { label: 'Rates', to: '/rates' },
        ],
        footer: [{ label: 'A page', to: '/team' }],
        legal: [{ label: 'Terms', to: '/terms-of-service' }],
      })
    })

    test.each([
      [
        'a page that is missing',
        '{ label: A, to: /blogs }',
        'header.1.to: there’s no page /blogs: did you mean /blog?',
      ],
      [
        'an entry that is there twice',
        '{ label: A, to: /blog }, { label: B, to: /blog }',
        'header.2.to: /blog is listed twice',
      ],
    ])('%s is reported with its line', (_, entries, told) => {
      write('menu.yaml', `# Menus\nheader: [${entries}]`)
      expect(menu).toThrow(`menu.yaml:2: ${told}`)
    })

    test('a page that is in the menus twice is reported', () => {
      write('menu.yaml', 'header: [{ label: Rates, to: /rates }]')
      write('pages/rates.md', front('menu: footer\n'))
      expect(menu).toThrow(/rates\.md: menu: \/rates is already in menu\.yaml \(header\)/)
    })
  })
})

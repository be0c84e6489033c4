import { pageText } from './page-text'

const html = async (markdown: string) => (await pageText(markdown, 'rates')).passages.join('\n')

test('a part replaces its placeholder between two passages', async () => {
  const { passages } = await pageText('One\n\n{{plans_table}}\n\nTwo', 'rates')
  expect(passages).toEqual(['<p>One</p>', { part: 'plans_table' }, '<p>Two</p>'])
})

test('headings of a page begin passages, and have ids, and numbers when requested', async () => {
  const { passages, headings } = await pageText('## Who we are\n\nWe\n\n## Paying', 'terms', {
    numbered: true,
  })
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['terms-who-we-are', 'Who we are'],
    ['terms-paying', 'Paying'],
  ])
  expect(passages[0]).toMatch(/<p>We<\/p>$/)
  expect(passages[1]).toBe('<h2 id="terms-paying"><a href="#terms-paying">2. Paying</a></h2>')
})

test('links to pages that are not public yet become words', async () => {
  const { passages } = await pageText('See [*our* funding](/funding#who) and [our news](/blog)', 'rates', {
    hidden: ['/funding'],
  })
  expect(passages).toEqual(['<p>See <em>our</em> funding and <a href="/blog">our news</a></p>'])
})

test('a table of two columns has row headers and its caption', async () => {
  const table = await html('Table: What we do\n\n| For | Basis |\n| --- | --- |\n| **News** | Consent |')
  expect(table).not.toContain('<p>')
  expect(table).toMatch(/<caption[^>]*>What we do<\/caption>/)
  expect(table).toMatch(
    /<th[^>]* scope="row"[^>]*><strong>News<\/strong><\/th>|<th scope="row"[^>]*><strong>/,
  )
  expect(table.match(/scope="col"/g)).toHaveLength(2)
})

test('scripts and foreign sources are removed', async () => {
  expect(
    await html('<script>alert(1)</script>\n\nHello <img src="https://elsewhere.example/a.png" alt="a cat">'),
  ).not.toMatch(/script|<img/)
})

test('a list is named when each item begins with a bold name, which loses its stop, and an ordinary list stays as it is', async () => {
  expect(await html('- **Monthly.** You pay\n- **Annually.** Once')).toMatch(
    /<ul class="named-items">\s*<li><strong>Monthly<\/strong> You pay/,
  )
  for (const list of ['- **for a copy** of it', '- Please **note.** This', '- **One.** A\n- Two'])
    expect(await html(list)).toContain('<ul>')
})

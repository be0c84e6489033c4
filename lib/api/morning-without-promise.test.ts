// This provider does not say how soon it calls. An import would run before this line and read the default provider.
process.env.CONTENT_DIR = 'e2e/other-provider'
const { at, siteOfMornings } = jest.requireActual<typeof import('./testing-mornings')>('./testing-mornings')
const site = siteOfMornings()

test('an enquiry waits on the day it came and the day after when no call is promised', async () => {
  for (const [reference, created_at] of [
    ['CCC-DDD-FFF', '2027-03-28T12:00:00.000Z'],
    ['GGG-HHH-JJJ', '2027-03-29T12:00:00.000Z'],
    ['KKK-MMM-NNN', at],
  ] as const) {
    const id = await site.insertMessage(reference, 'call-back')
    await site.db().updateTable('messages').set({ created_at }).where('id', '=', id).execute()
  }
  const noon = '2027-03-30T12:00:00Z'
  expect(await site.decide(noon)).toMatchObject({ day: '2027-03-30', waiting: 2 })
  const [mail] = await site.mails()
  expect(mail?.subject).toBe('Tue 30 Mar 2027: 2 to call')
  expect(mail?.text).toContain('2 enquiries came yesterday or today.')
  expect(mail?.text).toMatch(/Call: GGG-HHH-JJJ \(message \d+\)\n {2}KKK-MMM-NNN \(message \d+\)\n/)
})

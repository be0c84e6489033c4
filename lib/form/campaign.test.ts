import { campaignIn } from './campaign'

test.each([
  ['', ''],
  ['?plan=x&email=ada@example.com', ''],
  ['?utm_source=post&utm_medium=email&fbclid=1', 'utm_source=post&utm_medium=email'],
  ['utm_source=post', 'utm_source=post'],
  ['?UTM_SOURCE=x&utm_=x&utm_source2=x&xutm_source=x', ''],
  ['?utm_source=a%0D%0ABcc:%20x%00%1b[2J', 'utm_source=aBcc%3A+x%5B2J'],
  ['?utm_source=ré+sumé&utm_term=%F0%9F%98%80', 'utm_source=r%C3%A9+sum%C3%A9&utm_term=%F0%9F%98%80'],
])('the query %j has the campaign %j', (query, campaign) => {
  expect(campaignIn(query)).toBe(campaign)
  expect(campaignIn(campaign)).toBe(campaign)
})

test('a campaign of over 300 characters loses its last parts', () => {
  const rest = 'x'.repeat(280)
  expect(campaignIn(`?utm_source=post&utm_term=${rest}&utm_medium=web`)).toBe(
    'utm_source=post&utm_medium=web',
  )
  expect(campaignIn(`?utm_id=${'😀'.repeat(300)}`)).toBe('')
})

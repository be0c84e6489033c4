import { amount, distinct } from './amount'
import type { Sent } from './fields'
import { isGibberish, isProgramName } from './gibberish'
import { plainName } from './hosts'

// Numbers that nobody has, and the one that programs draw by lot.
const noNumber = /^(\d)\1{5,}$|0{6,}|1234567|7654321|^8\d{10}$|^\d{1,5}$/

// What nobody is called, is by trade or works for.
const shortOffers =
  /\d[\d.,]*k?\s?(?:\$|€|£|%|usd|eur|rub|руб)|(?:[$€£]|r\$)\s?\d|\/(?:hr|h|hour|day|month)\b|\b(?:per (?:day|hour|week|month)|whatsapp|telegram|dm me|text me|join|earn|ganhe|gana|buy|hire|hiring|free|no (?:deposit|experience|credit|fee)|bonus|sell(?:ing|er)?|we (?:do|bring|make|help)|24\/7|unlimited|guaranteed|approved|only|expert|cheap|tips|leads|sarms|steroids|hgh|proxies|followers|loans?|casino|slots?|spins|removal|ppc|smo)\b|\d{2,}\+|\b\d+k\b|доход|заработ/g

const given = new Set(['careerPathName', 'selectedPlan', 'source', 'subscribe'])
const contact = new Set(['email', 'phone', 'phone_number'])
const written = new Set([
  'message',
  'body',
  'subject',
  'job-title',
  'company',
  'firstName',
  'lastName',
  'name',
])
/**
 * The signs in the names that somebody gives, and in what stands in the short fields.
 *
 * @param sent the fields
 * @param name all of the name
 */
export function* nameSigns(sent: Sent, name: string): Generator<readonly [string, number]> {
  const of = (field: string) => (sent[field] ?? '').trim().slice(0, 200)
  const values = Object.entries(sent)
    .filter(
      ([field, value]) => value.trim() && (written.has(field) || !(given.has(field) || contact.has(field))),
    )
    .map(([field, value]) => [field, value.trim().toLowerCase().slice(0, 400)] as const)
  const counts = new Map<string, number>()
  for (const [, value] of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  yield [
    'the same in many fields',
    Number(
      most > 2 ||
        (most > 1 && values.length < 4 && of('firstName').toLowerCase() !== of('lastName').toLowerCase()),
    ),
  ]
  const [first, last] = [of('firstName'), of('lastName')]
  const names = name.slice(0, 200).split(/[\s]+/).filter(Boolean)
  yield ['name: said twice', Number(first.length > 2 && last.toLowerCase().startsWith(first.toLowerCase()))]
  yield ['name: of a program', Number(names.some(isProgramName))]
  yield ['name: gibberish', amount(names.filter(isGibberish).length)]
  const rest =
    `${of('company')} ${of('job-title')} ${of('subject')} ${of('country')} ${of('body') || of('message')}`
      .split(/\s+/)
      .slice(0, 20)
  const latin = rest.filter((word) => /[A-Za-z]/.test(word))
  yield ['gibberish', amount(latin.filter(isGibberish).length * (latin.length < 12 ? 1 : 0.4))]
  yield [
    'name: no name',
    Number(
      /\d{2}|[<>{}[\]$%@!|=]|https?:|www\.|\b(?:team|desk|dept|department|service|services|admin|robot|bot|test|seo|profit|crypto|casino|panel|express|center|studio|online|office|daily|diploma|dates|finder|group|registry|directory|buy|relations|receivable|data|experts?|marketing|agency|database|winner|bonus|sales|manager|solutions?|digital|media)\b/i.test(
        name,
      ),
    ),
  ]
  yield [
    'name: one small word',
    Number(/^[a-z]{6,}$/.test(name) && of('email').toLowerCase().startsWith(name)),
  ]
  const company = of('company').toLowerCase()
  yield ['company: google', Number(of('company') === 'google')]
  yield [
    'company: the name or the title again',
    Number(
      company.length > 1 &&
        (company === of('job-title').toLowerCase() || name.toLowerCase().includes(company)),
    ),
  ]
}

/**
 * The signs in what stands beside a name: a phone number, an address, a job, a company.
 *
 * @param sent the fields
 * @param name all of the name
 */
export function* fieldSigns(sent: Sent, name: string): Generator<readonly [string, number]> {
  const phone = (sent.phone ?? sent.phone_number ?? '').trim().slice(0, 60)
  const digits = phone.startsWith('+') ? `+${phone.replace(/\D/g, '')}` : phone.replace(/\D/g, '')
  yield ['phone: none that exists', Number(phone !== '' && (digits === '' || noNumber.test(digits)))]
  const beside = plainName(`${name} ; ${sent['job-title'] ?? ''} ; ${sent.company ?? ''}`.slice(0, 600))
  yield ['an offer in a short field', amount(distinct(beside, shortOffers))]
  const box =
    (sent.email ?? '')
      .slice(0, 254)
      .toLowerCase()
      .split('@')[0]
      ?.replace(/[^a-z]/g, '') ?? ''
  const names = plainName(name)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2)
  const isOwn = names.length === 0 || names.some((part) => box.includes(part.slice(0, 4)))
  yield [
    'address: not of that name',
    Number(/^[\p{Script=Latin}\s'.-]+$/u.test(name) && box.length > 2 && !isOwn),
  ]
}

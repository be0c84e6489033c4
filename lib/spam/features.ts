import { isGibberish, isProgramName } from './gibberish'
import { addressSigns, plainName } from './hosts'
import { lexicon, parts } from './lexicon'
import { foreignPeople, foreignTrade, foreignWords } from './lexicons/languages'
import { lures } from './lexicons/lures'
import { offers } from './lexicons/offers'
import { people } from './lexicons/people'
import { pitch, salesTrades } from './lexicons/pitch'
import { vices } from './lexicons/vices'

/** What somebody has sent: each field's text under its name. */
export type Sent = Record<string, string>
export type Features = Record<string, number>

const compile = (lists: Record<string, string>) =>
  Object.entries(lists).map(([name, list]) => [name, lexicon(list)] as const)
const sold = [...compile(offers), ...compile(lures), ...compile(vices), ...compile(pitch)]
const needed = compile(people)
const words = lexicon(foreignWords)
const asked = parts(foreignPeople)
const traded = parts(foreignTrade)
const trades = new RegExp(`^(?:${lexicon(salesTrades).source})$`)

const link =
  /https?:\/\/[^\s"'<>\]]+|www\.[^\s"'<>\]]+|(?<![\w.@-])(?:[\w-]{2,40}\.){1,3}(?:com|net|org|info|biz|io|co|ru|cn|de|uk|xyz|top|shop|click|icu|buzz|online|site|store|live|win|bet|club|vip|example|invalid|app|dev|ai|link|ly|gg|cc)(?![\w-])[^\s"'<>\]]*/g
const shown =
  /linkedin\.|github\.|gitlab\.|behance\.|dribbble\.|kaggle\.|youtu|codepen|figma\.|notion\.|medium\.com|google\.com|drive\.|loom\.|trustpilot/
const payload =
  /<\s*\/?\s*(?:script|img|iframe|svg|style|body|!--#)|javascript:|\bunion\s+(?:all\s+)?select\b|\bor\s+["'(]?\w+["']?\s*=\s*["'(]?\w|["']\s*or\s|waitfor\s+delay|\bsleep\s?\(|\bpg_sleep|benchmark\(|select\s+(?:count|\*|\d)|\.\.[\\/]|\/etc\/passwd|web-inf|\$\{|\{\{|<%|%0[ad]|%27|jndi:|phpinfo|cmd=|\|\s*(?:id|whoami|cat)\b|\bxp_cmdshell|--\s*$|;\s*drop\s|\bnslookup\b/i
const placeholder =
  /\[\[\s?\w+|\{\w*name\w*\}|\{\{|%\w*name\w*%|%%\w|<<\s?\w+\s?>>|\[(?:first|last|company|your|website|domain|url|insert)[\w ]*\]|\{(?:[a-z ]+\|)+[a-z ]+\}|rand\(|#(?:name|url|domain)#/i
const markup = /\[\s?(?:url|link|img)\b|<\s*a\s+href/gi

const price =
  '(?:[$£€]\\s?\\d[\\d.,]{0,12}k?|(?<![\\d.,])\\d[\\d.,]{0,12}k?\\s?(?:usd|gbp|eur|euros?|dollars?|pounds|rupees|\\$|£|€)|(?:usd|gbp|eur|us\\$)\\s?\\d[\\d.,]{0,12})'
const prices = new RegExp(price, 'g')
const offer = new RegExp(
  `(?:from|only|just|for|at|with|usually|now|start|starting|costs?|it's|price|fee|around|to|charge|plan) (?:only |just |from |is |a |start )?${price}|${price}(?: ?\\+ ?vat)? ?(?:per|an?|each|/|p/?m|pcm|pm|flat|one|only|monthly|every|usually|for (?:a|ten|un|each|life|\\d)|plus vat|\\+ ?vat)`,
)

const bare =
  /(?<![\d.,])\d[\d.,]{0,9} ?p? (?:a|per) (?:month|year|word|page|user|head|piece|post|lead|seat|day|minute)(?![a-z])|\d+p each/
// A sentence that begins so tells its reader to buy.
const orders =
  /(?:^|[.!?:,] ?)(?:get|save|order|buy|sell|lease|register|upgrade|apply in|send texts|text your|try (?:it|us|our)|earn|win|play|boost|grow|invest|claim|discover|unlock|stop (?:losing|paying|wasting)|imagine|picture this|subscribe|act|hurry|reserve your|download|visit|browse|search|watch me|add me|increase|double|reach|hire|publish|rank|cut your|never)(?![a-z])/g

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
const length = 6000

/**
 * The signs of spam and of people in what was sent, each with how much of it there is.
 *
 * @param sent the fields
 * @param ownHost of the site: a link to it is none
 */
export function featuresOf(sent: Sent, ownHost: string): Features {
  const of = (name: string) => (sent[name] ?? '').trim().slice(0, length)
  const name = `${of('firstName')} ${of('lastName')} ${of('name')}`.trim()
  const text = `${of('subject')}\n${withoutQuotes(of('body') || of('message'))}`
  const features: Features = {}
  const address = addressSigns(of('email'), name)
  for (const [sign, value] of [
    ...textSigns(text, of('company'), of('job-title'), name),
    ...linkSigns(text, sent, ownHost, name),
    ...nameSigns(sent, name),
    ...Object.entries(address).map(([sign, is]) => [`address: ${sign}`, Number(is)] as const),
  ])
    if (value) features[sign] = value
  if (address.company && features['nothing of learning or life'])
    features['a company, nothing of learning or life'] = 1
  return features
}

// What others wrote, and is only told of here, is not the sender's. Where that is all there is, it is.
function withoutQuotes(text: string): string {
  const own = text
    .replace(/\n-{2,} ?(?:Forwarded|Original)[\s\S]*/, '')
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .join('\n')
    .replace(/["“”«»]([^"“”«»\n]{12,200})["“”«»]/g, ' ')
  return own.length > 40 ? own : text
}

const amount = (count: number) => Math.min(count, 5) ** 0.7
const distinct = (text: string, list: RegExp) => new Set(text.match(list) ?? []).size

function* textSigns(
  text: string,
  company: string,
  title: string,
  name: string,
): Generator<readonly [string, number]> {
  const plain = plainName(text)
  const raw = text.toLowerCase()
  const short = plainName(`${title} ; ${company} ; ${name}`)
  let sale = 0
  let need = 0
  for (const [sign, list] of sold) {
    const count = distinct(plain, list) + (sign in pitch ? 0 : Math.min(1, distinct(short, list)) * 0.5)
    sale += count
    yield [sign, amount(count)]
  }
  for (const [sign, list] of needed) {
    const count = distinct(plain, list)
    if (sign !== 'one person') need += count
    yield [sign, amount(count)]
  }
  const foreign = distinct(plain, words) + distinct(raw, asked)
  const trade = distinct(`${raw} ${plain} ${short} ${name.toLowerCase()} ${company.toLowerCase()}`, traded)
  yield ['asks in another language', amount(foreign)]
  yield ['sells in another language', amount(trade)]
  const written = plain.length > 30
  yield ['more of a sale than of a need', Math.max(0, Math.log2((1 + sale + trade) / (1 + need + foreign)))]
  yield ['more of a need than of a sale', Math.max(0, Math.log2((1 + need + foreign) / (1 + sale + trade)))]
  yield ['nothing of learning or life', Number(written && need + foreign === 0)]
  yield ['a trade that sells', Number(trades.test(plainName(title)) || trades.test(plainName(company)))]
  yield* styleSigns(text, plain)
}

function* styleSigns(text: string, plain: string): Generator<readonly [string, number]> {
  yield ['amounts of money', amount(distinct(plain, prices))]
  yield ['a price in an offer', Number(offer.test(plain) || bare.test(plain))]
  yield ['orders what to do', amount(distinct(plain, orders))]
  const capitals = text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []
  yield ['capitals here and there', Number(capitals.length > 2 && /\p{Ll}{3}/u.test(text))]
  yield ['pictures', Number(distinct(text, /[🔥✅🚀💰🎰👉→💯⭐☎📞😘💋🎁]/gu) > 0)]
  yield ['a list with marks', Number((text.match(/^\s*(?:[*•>✅→+-]|\d+[.)])\s/gm) ?? []).length > 2)]
  const sentences = plain.split(/[.!?;]+/).length
  const questions = (text.match(/[?？؟]/g) ?? []).length
  yield ['asks', Math.min(1, questions / sentences) * (plain.length < 400 ? 1 : 0.5)]
  const we = distinctCount(plain, /\b(?:we|our|us|we'(?:re|ve|ll|d))\b/g)
  const i = distinctCount(plain, /\b(?:i|my|me|i'(?:m|ve|d|ll)|im)\b/g)
  const you = distinctCount(plain, /\b(?:your|you|you'(?:re|ve|ll|d))\b/g)
  yield ['we, not I', Math.max(0, (we - i) / (we + i + 3))]
  yield ['I, not we', Math.max(0, (i - we) / (we + i + 3))]
  yield ['you and yours', Math.max(0, (you - i) / (you + i + 3))]
}

const distinctCount = (text: string, of: RegExp) => (text.match(of) ?? []).length

function* linkSigns(
  text: string,
  sent: Sent,
  ownHost: string,
  name: string,
): Generator<readonly [string, number]> {
  const parts = plainName(name)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 3)
  const found = (text.toLowerCase().match(link) ?? []).filter((url) => !url.includes(ownHost))
  const elsewhere = found.filter(
    (url) => !shown.test(url) && !parts.some((part) => url.replace(/[^a-z]/g, '').includes(part)),
  )
  yield ['a link elsewhere', amount(elsewhere.length)]
  yield [
    'a link to a cheap host',
    Number(
      elsewhere.some((url) =>
        /\.(?:xyz|top|shop|click|icu|buzz|online|site|store|live|win|bet|club|vip|invalid)(?:\/|$)/.test(url),
      ),
    ),
  ]
  yield [
    'little but a link',
    Number(elsewhere.length > 0 && text.replace(/\s/g, '').length - elsewhere.join('').length < 40),
  ]
  yield [
    'marked-up links',
    amount((Object.values(sent).join(' ').slice(0, length).match(markup) ?? []).length),
  ]
  const short = Object.entries(sent)
    .filter(([field]) => !['body', 'message', 'email', 'phone', 'phone_number'].includes(field))
    .map(([, value]) => value.slice(0, 400))
  const long = (sent.body ?? sent.message ?? '').slice(0, length)
  yield ['code in a short field', Number(short.some((value) => payload.test(value)))]
  yield ['code in the message', Number(payload.test(long))]
  yield [
    'a template left open',
    Number(short.some((value) => placeholder.test(value)) || (placeholder.test(long) && !/\{\{/.test(long))),
  ]
  yield [
    'a link in a short field',
    Number(
      short.some((value) => (value.toLowerCase().match(link) ?? []).some((url) => !url.includes(ownHost))),
    ),
  ]
}

function* nameSigns(sent: Sent, name: string): Generator<readonly [string, number]> {
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

import { amount, distinct } from './amount'
import type { Sent } from './fields'
import { addressSigns, plainName } from './hosts'
import { lexicon, parts } from './lexicon'
import { asking, scripts, swindles } from './lexicons/asking'
import { foreignPeople, foreignTrade, foreignWords } from './lexicons/languages'
import { lures } from './lexicons/lures'
import { offers } from './lexicons/offers'
import { people } from './lexicons/people'
import { pitch, salesTrades } from './lexicons/pitch'
import { selling, sellingWords } from './lexicons/selling'
import { stories } from './lexicons/stories'
import { vices } from './lexicons/vices'
import { linkSigns } from './links'
import { fieldSigns, nameSigns } from './names'
import { standingSigns } from './standing'

export type Features = Record<string, number>

const compile = (lists: Record<string, string>) =>
  Object.entries(lists).map(([name, list]) => [name, lexicon(list)] as const)
const sold = [
  ...compile(offers),
  ...compile(lures),
  ...compile(vices),
  ...compile(stories),
  ...compile(pitch),
]
const needed = compile(people)
const words = lexicon(foreignWords)
const asked = parts(`${foreignPeople}, ${asking}`)
const traded = parts(`${foreignTrade}, ${selling}`)
const tradeWords = lexicon(sellingWords)
const otherScripts = parts(scripts)
const swindled = parts(swindles)
const trades = new RegExp(`^(?:${lexicon(salesTrades).source})$`)

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
    ...fieldSigns(sent, name),
    ...standingSigns(plainName(text)),
    ['name: an offer', amount(offersIn(plainName(name)))] as const,
    ...Object.entries(address).map(([sign, is]) => [`address: ${sign}`, Number(is)] as const),
  ])
    if (value) features[sign] = value
  if (address.company && features['nothing of learning or life'])
    features['a company, nothing of learning or life'] = 1
  return features
}

const offersIn = (plain: string) =>
  sold.reduce((sum, [sign, list]) => sum + (sign in pitch ? 0 : distinct(plain, list)), 0)

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
  const foreign = distinct(plain, words) + distinct(`${raw} ${plain}`, asked)
  const all = `${raw} ${plain} ${short} ${name.toLowerCase()} ${company.toLowerCase()}`
  const trade = distinct(all, traded) + distinct(`${plain} ${short}`, tradeWords)
  const isOther = raw.search(otherScripts) >= 0
  yield ['asks in another language', amount(foreign)]
  yield ['sells in another language', amount(trade)]
  const written = plain.length > 30
  yield ['more of a sale than of a need', Math.max(0, Math.log2((1 + sale + trade) / (1 + need + foreign)))]
  yield ['more of a need than of a sale', Math.max(0, Math.log2((1 + need + foreign) / (1 + sale + trade)))]
  yield ['sells in another script', isOther ? amount(trade) : 0]
  yield ['asks in another script', isOther ? amount(foreign) : 0]
  yield ['another script', Number(isOther)]
  yield ['talk of swindles in another language', amount(distinct(`${raw} ${plain}`, swindled))]
  yield ['nothing of learning or life', Number(written && !isOther && need + foreign === 0)]
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

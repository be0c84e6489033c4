import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { FormFields } from './form-fields'
import { readCheckedForm } from './read-checked-form'
import { wordsWeight } from './spam-words'

// Called once, because the package builds its set of hosts at each call.
const throwaways = disposableEmailBlocklistSet()
const anyOf = (...parts: string[]) => new RegExp(parts.join('|'), 'giu')
const testWord = /^(?:test|asdf|qwe|foo|abc|xx)/
const mailHost =
  /^(?:[\w-]+\.)*(?:g?mail|yahoo|hotmail|outlook|live|icloud|me|aol|proton|gmx|web|qq|orange|btinternet)\./
const sellers = anyOf(
  'seo|serp|rank|link|post|traffic|lead|outreach|market|media|digital|agency|promo|boost|smm|follow|casino',
  'slot|spin|bet|poker|pharm|pill|meds|loan|lend|cash|fund|coin|crypto|btc|forex|trad|invest|profit|dating',
  'dates|love|diplom|essay|paper|cert|database|bulk|video|motion|studio|design|dev(?:s|elop|$|\\.)|soft',
  'tech|solution|award|bot\\b|directory|domain|regist|trademark|grant|lott|winner|claim|prize|energy|suppl',
  'wholesale|outlet|replica|factory|sales|offer|deal|cheap|recover|capital|finance|hosting|sms|ppc|growth',
)
const phrases = anyOf(
  '\\bseo (?:services?|proposal|audit|package|smo|expert)|guest posts?|link (?:exchange|building)',
  'back ?links?|do-?follow|domain (?:authority|rating)|(?:first|1st|top) (?:page|of google)|\\branking',
  'page \\d of google|(?:visitors|traffic) to your|redesign your|your (?:web ?)?site (?:could|deserves)',
  'bug bounty|free (?:audit|quote|storyboard|consultation)|no obligation|any quote|can i send you',
  "who (?:handles|looks after)|whoever(?: is|'s)? in charge|\\bmoq\\b|wholesale|we (?:are )?sell(?:ing)?\\b",
  'passive income|(?:daily|weekly) (?:profits?|returns?|payouts?)|be your own boss|in my group|\\bdm me',
  'on telegram|whatsapp only|private e?-?mail|mutual benefit|next of kin|beneficiary|inheritance fund',
  'loan (?:offer|at)|bad credit (?:ok|fine|welcome|accepted)|recover (?:stolen|lost) (?:funds|bitcoin)',
  '(?:visit|check out|surf to) my|steroids|sarms|viagra|cialis|vapes?|proxies|aged (?:gmail )?accounts',
  '\\d+k? followers|free spins|online casino|sports? bett?ing|real (?:bachelor|diploma)|exams? for you',
)
const foreignPhrases = anyOf(
  'казино|фриспин|продвижени\\S* сайт|в топ[ ,-]|рассылк[ау] по|пассивн\\S+ доход|займ|накрутк|интим',
  'купить диплом|加微信|博彩|彩金|娱乐城|体育投注|代开发票|代写|代考|网站推广|厂家|外贸|询价|报价单|kredit ohne',
)
const template = /\[url=|<a href|\{\{|\{\w*name\w*\}|%\w*name\w*%|\[(?:first|last|company|insert)[\w ]*\]/
const oddPair = '(?:[jqvxz][bcdfgkmpqtvwxz]|[bcdfghkmpqvwxz][jqx]|[fgpqvwxz]j|[kpvw]z)'
const gibberish = anyOf(
  'qwer|wert|asdf|sdfg|dfgh|zxcv|xcvb|hjkl|[bcdfgjklmnpqrtvwxz]{6}|^[bcdfghjklmnpqrstvwxz]{5,}$',
  `${oddPair}.*${oddPair}`,
)
const noPerson = anyOf(
  '\\d{2}|[<>{}[\\]$%@!|=]|\\b(?:team|desk|services?|admin|bot|test|seo|center|studio|online|office)\\b',
  '\\b(?:support|media|group|data|experts?|marketing|agency|sales|manager|solutions?|digital)\\b',
)
// First names with letters that a program appended: Davidvoidelal, JamesTip.
const glued = /[a-z]{3}[A-Z]{1,2}$|^(?!Mc|Mac|De|Di|Van|Von|La|Le|Fitz)\w*[a-z]{3}[A-Z][a-z]{2,}$/
// Numbers that repeat a digit, count up or are too short. One program sends eleven digits that begin with 8.
const noPhone = /^(\d)\1{5,}$|0{6,}|1234567|7654321|^8\d{10}$|^\d{1,5}$/
const price = '(?:[$£€]\\s?\\d[\\d.,]*k?|\\d[\\d.,]*k?\\s?(?:usd|gbp|eur|euros?|dollars?|pounds|\\$|£|€))'
const offers = anyOf(
  `(?:from|only|just|for|at|with|costs?|price|fee) (?:only |just |from )?${price}`,
  `${price}(?: ?\\+ ?vat)? ?(?:per|an?|each|/|flat|one|monthly)`,
)

type Form = ReturnType<typeof readCheckedForm>
type Sign = [reason: string, weight: number, amount: (form: Form) => number | boolean]
// A weight below 0 is a sign of a person.
const signs: Sign[] = [
  ['an email address that can’t exist', 3, ({ host }) => /\.(?:invalid|test|localhost|local)$/.test(host)],
  ['a throwaway email address', 2.2, ({ host }) => throwaways.has(host)],
  ['a sales email address', 1.0, ({ box, host }) => count(mailHost.test(host) ? box : host, sellers, 3)],
  ['a test email address', 1.3, ({ box, host }) => testWord.test(box) || testWord.test(host)],
  ['an email address with a different name', 1.5, isOfAnotherName],
  ['a link', 1.8, ({ links }) => Math.min(3, links.length)],
  [
    'little more than a link',
    2,
    ({ links, text }) => links.length > 0 && text.length - links.join('').length < 40,
  ],
  ['a link in a short field', 1.9, ({ linksInShort }) => linksInShort.length > 0],
  ['a number in a name, job or company', 1.4, ({ short }) => /[\d$£€%]/.test(short)],
  ['an unfilled template', 3, ({ values }) => template.test(values.join('\n'))],
  ['a made-up phone number', 1.8, ({ phone }) => noPhone.test(phone)],
  ['the same text in several fields', 1.2, ({ values }) => Math.min(2, values.length - new Set(values).size)],
  ['gibberish', 2.0, gibberishIn],
  ['a name made by a program', 1.9, ({ rawName }) => rawName.split(/\s+/).some((name) => glued.test(name))],
  ['not a person’s name', 1.4, ({ rawName }) => count(rawName, noPerson, 1)],
  ['a sales phrase', 2.0, ({ text, short }) => count(`${text} ; ${short}`, phrases, 2)],
  [
    'a spam phrase in another language',
    2.6,
    ({ text, short }) => count(`${text} ; ${short}`, foreignPhrases, 3),
  ],
  ['a price in an offer', 1.4, ({ text }) => count(text, offers, 1)],
  ['questions', -3.0, questionsIn],
  ['I, not we', -2.9, iNotWe],
]

// The log odds of a form without any sign. docs/security.md has the error rates with this value.
const start = -4.9
const minReason = 0.3

/** Scores what was typed: above 0 it is spam. `reasons`, the heaviest first, repeat no word of the text. */
export function spamScore(sent: FormFields, ownHost: string) {
  const form = readCheckedForm(sent, ownHost)
  const found = signs.map(([reason, weight, amount]) => ({ reason, weight: weight * Number(amount(form)) }))
  const all = [...found, { reason: 'worded like spam', weight: wordsWeight(form.words) }]
  const score = all.reduce((sum, { weight }) => sum + weight, start)
  const heavy = all.filter(({ weight }) => weight > minReason).sort((one, other) => other.weight - one.weight)
  return { score, isSpam: score > 0, reasons: heavy.slice(0, 4).map(({ reason }) => reason) }
}

function count(text: string, what: RegExp, max: number): number {
  return Math.min(max, new Set(text.match(what) ?? []).size)
}

function isOfAnotherName({ names, box }: Form): boolean {
  const letters = box.replace(/[^a-z]/g, '')
  return names.length > 0 && !names.some((name) => letters.includes(name.slice(0, 4)))
}

function gibberishIn({ names, words }: Form): number {
  const first = [...names, ...words.split(/[^a-z]+/)].slice(0, 20)
  return Math.min(2, first.filter((word) => word.slice(0, 60).match(gibberish)).length)
}

function questionsIn({ text }: Form): number {
  const share = (text.match(/[?？؟]/g) ?? []).length / text.split(/[.!?;]+/).length
  return Math.min(1, share) * (text.length < 400 ? 1 : 0.5)
}

function iNotWe({ text }: Form): number {
  const i = (text.match(/\b(?:i|my|me|im)\b/g) ?? []).length
  const we = (text.match(/\b(?:we|our|us)\b/g) ?? []).length
  return Math.max(0, (i - we) / (i + we + 3))
}

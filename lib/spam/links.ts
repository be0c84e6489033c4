import { amount } from './amount'
import type { Sent } from './fields'
import { addressSigns, plainName } from './hosts'

const link =
  /https?:\/\/[^\s"'<>\]]+|www\.[^\s"'<>\]]+|(?<![\w.@-])(?:[\w-]{2,40}\.){1,3}(?:com|net|org|info|biz|io|co|ru|cn|de|uk|xyz|top|shop|click|icu|buzz|online|site|store|live|win|bet|club|vip|example|invalid|app|dev|ai|link|ly|gg|cc)(?![\w-])[^\s"'<>\]]*/g
const shown =
  /linkedin\.|github\.|gitlab\.|behance\.|dribbble\.|kaggle\.|youtu|codepen|figma\.|notion\.|medium\.com|google\.com|drive\.|loom\.|trustpilot/
const payload =
  /<\s*\/?\s*(?:script|img|iframe|svg|style|body|!--#)|javascript:|\bunion\s+(?:all\s+)?select\b|\bor\s+["'(]?\w+["']?\s*=\s*["'(]?\w|["']\s*or\s|waitfor\s+delay|\bsleep\s?\(|\bpg_sleep|benchmark\(|select\s+(?:count|\*|\d)|\.\.[\\/]|\/etc\/passwd|web-inf|\$\{|\{\{|<%|%0[ad]|%27|jndi:|phpinfo|cmd=|\|\s*(?:id|whoami|cat)\b|\bxp_cmdshell|--\s*$|;\s*drop\s|\bnslookup\b/i
const placeholder =
  /\[\[\s?\w+|\{\w*name\w*\}|\{\{|%\w*name\w*%|%%\w|<<\s?\w+\s?>>|\[(?:first|last|company|your|website|domain|url|insert)[\w ]*\]|\{(?:[a-z ]+\|)+[a-z ]+\}|rand\(|#(?:name|url|domain)#/i
const markup = /\[\s?(?:url|link|img)\b|<\s*a\s+href/gi

const length = 6000

/**
 * The signs in links, and in code where links could be.
 *
 * @param text what was written
 * @param sent the fields
 * @param ownHost of the site: a link to it is none
 * @param name of who writes: a link to a host of that name is their own page
 */
export function* linkSigns(
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
  const host = (sent.email ?? '').toLowerCase().split('@')[1] ?? ''
  const isTheirs = addressSigns(sent.email ?? '', name).company && found.some((url) => url.includes(host))
  yield ['a link to their own host', Number(isTheirs)]
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

import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

// The package makes its set of some thousands anew at each call.
let throwaways: Set<string> | undefined

const cheap =
  /\.(?:xyz|top|shop|click|icu|buzz|online|site|store|live|win|bet|club|fun|space|website|pw|tk|ml|ga|cf|gq|cam|monster|cyou|sbs|rest|bar|quest|loan|vip|work|life|bid|trade|date|men|stream|download|link|pro|ru|su)$/
// Where private people have their letters: the label before the last ones says it in every country.
const private_ =
  /(?:^|\.)(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|proton|protonmail|pm|tutanota|posteo|fastmail|hey|gmx|web|freenet|t-online|orange|wanadoo|free|sfr|laposte|libero|virgilio|tiscali|alice|wp|o2|onet|interia|seznam|centrum|abv|walla|ukr|mail|yandex|rambler|bk|inbox|qq|foxmail|163|126|sina|naver|daum|hanmail|docomo|ezmail|ezweb|softbank|rediffmail|bigpond|optusnet|xtra|btinternet|sky|talktalk|virginmedia|ntlworld|blueyonder|comcast|verizon|att|bellsouth|cox|charter|sbcglobal|shaw|rogers|bell|uol|bol|terra|globo|sapo|telefonica|ziggo|kpn|xs4all|telenet|skynet|eircom|telia|kolumbus|freemail|citromail|mailbox|zoho|safimail)\./
const impossible = /(?:\.(?:invalid|test|localhost|local)|^localhost|^example)$/
// Words of a trade in an address.
const trade =
  /seo|serp|rank|back-?link|link-?(?:build|er|s\b|garden|collect)|guest-?post|traffic|leads?(?:gen|scrap)|lead-?list|outreach|market|media|digital|agency|promo|advert|boost|smm|follower|casino|kazin|slot|spin|jackpot|bett?ing|bet\d|poker|pharm|pill|meds|loan|lend|payday|cash|fund|coin|crypto|btc|forex|trad(?:e|ing)|invest|profit|income|signal|dating|dates|love|bride|affair|cams?\b|sexy|kiss|diplom|essay|paper|exam(?!ple)|cert|ielts|docs|database|datastream|data\.|attendee|emails|bulk|scrap|video|motion|frames|studio|reel|design|webdev|appdev|dev(?:s|elopment)|soft|infosys|tech-?sol|solution|bot\b|chat|directory|award|notice|domain|registr|trademark|grant|donation|lott|winner|claims|prize|tax|energy|utilit|voip|telecom|suppl|wholesale|outlet|replica|watches|factory|mould|electronics|sales|offer|deal|cheap|survey|opinion|recover|legal|capital|finance|wp-?|fixer|hosting|conversion|prox(?:y|ies)|smo\b|sms|ppc|offpage|web(?:rank|fix|service)|apps\b|apk|wfh|steroid|sarms|vape|tips\b|rep(?:mail|utation)|b2b|prestamo|credit(?:o|s)\b|seguidor|rendaextra|zarabotok|logo|3d\b|review|reputation|growth|hub|pitch|podcast|news|prompt|ai\b|cloner/

/** What an address tells of who writes. */
export interface AddressSigns {
  impossible: boolean
  throwaway: boolean
  cheap: boolean
  company: boolean
  trade: boolean
  scattered: boolean
  tried: boolean
}

/**
 * What an address tells.
 *
 * @param email the address
 * @param name of who gives it: their own name in a host makes it no company's
 */
export function addressSigns(email: string, name: string): AddressSigns {
  const [box = '', host = ''] = email.trim().toLowerCase().slice(0, 254).split('@')
  const names = plainName(name)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 3)
  const own = names.some((part) => host.replace(/[^a-z]/g, '').includes(part))
  const isPrivate = private_.test(host)
  return {
    impossible: impossible.test(host),
    throwaway: isThrowaway(host),
    cheap: cheap.test(host),
    company: host !== '' && !isPrivate && !own && !/\.(?:ac|edu|gov|nhs|sch|org)\b|\.mil$/.test(host),
    trade:
      trade.test(isPrivate ? box : own ? '' : host) ||
      /^(?:no-?reply|sales\d*|offers?|order|promo|marketing|outreach)$/.test(box),
    tried:
      /^(?:test\w{0,6}|asdf\w*|qwe\w*|foo(?:bar)?|sample|no|none|noone|null|x+|a+|abc|qa\d*)$/.test(box) ||
      /^(?:test\w{0,6}|no|none|asdf\w*|qwe\w*|foo(?:bar)?|abc|x+|a+)\./.test(host),
    scattered:
      (box.match(/\./g) ?? []).length > 4 ||
      /(?:^|\.)[a-z0-9](?:\.[a-z0-9]+)*\.\d+\.[a-z0-9]$|\.\d+\.\d+$/.test(box),
  }
}

function isThrowaway(host: string): boolean {
  throwaways ??= disposableEmailBlocklistSet()
  return throwaways.has(host)
}

/**
 * A text in plain lower case without accents, typographic quotes and double spaces, as the lexicons expect it.
 *
 * @param text any
 */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/\s+/g, ' ')
}

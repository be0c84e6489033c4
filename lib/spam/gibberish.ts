const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const walks = new Set(
  rows.flatMap((row) => [row, [...row].reverse().join('')]).flatMap((row) => pieces(row, 4)),
)
const shortWalks = new Set(
  rows.flatMap((row) => [row, [...row].reverse().join('')]).flatMap((row) => pieces(row, 3)),
)
// Such pairs are in hardly any word or name of a language written in Latin letters.
const oddPair =
  /q(?![aeiouht])|j[bcfghlmnpqrstvwxz]|[fgpqvwxz]j|v[bcfghjkmpqtwxz]|z[bcfgjpqrsvx]|[bfghjkmpqvwx]q|w[gjpqvxz]|[bfghjkmpqvx]z|[bdfgjkmpqsvwz]x|h[bcfghjkpqxz]|x[bdfgjkmnqrsvwxz]|[bdghjkpqvwxz]f|k[bcfgpqxz]|f[bdghkmnpqvwxz]|p[bdfgjmqvwxz]|d[fkqxz]|g[bcjkpqvxz]|m[fghjqrvwxz]|[jqvxz]c|c[bdfgjmpvwxz](?<!cz)|b[fgkmnpqwxz]|l[xjqrz]|r[qx]|s[xj]|t[qx]|y[qy]/g
// First names to which programs glue a syllable of their own: Davidvoide.
const glued =
  /^(?:aaron|albert|alfred|andrew|anthony|barry|bernard|brian|carl|charles|chester|craig|curtis|daniel|david|dennis|donald|douglas|edward|eddie|eric|ernest|francis|frank|gary|george|gerald|gregory|harold|harry|henry|herman|howard|jack|jacob|james|jason|jeffrey|jerry|jesse|joseph|joshua|justin|keith|kenneth|kevin|larry|leslie|louis|marvin|matthew|michael|nathan|patrick|peter|philip|ralph|raymond|richard|robert|roger|ronald|russell|samuel|scott|stanley|stephen|steven|terry|thomas|timothy|travis|tyler|victor|vincent|walter|warren|wayne|william|willie)(?!(?:s|son|sons|sen|sson|ine|ina|ette|es|ton|sby|man|mann|field|ford|town|ie|ia|io|ious|y|o|a|i|ey|is|us|er|e|ey|lyn|lynn|jr|iii?|ville|nette|ito|ek|os|ius|in|ino|eau|ini|ov|ova|ski|ez|iel|ah|elle|ella|cho|co|ian|ish|stone|wood|smith|ham)$)[a-z]{3,7}$/

function pieces(row: string, size: number): string[] {
  return [...row].slice(size - 1).map((_, at) => row.slice(at, at + size))
}

/**
 * Whether a word was typed by a hand that fell on the keys, or drawn by lot.
 *
 * @param word in Latin letters, with its capitals
 */
export function isGibberish(word: string): boolean {
  const plain = word
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 60)
  if (plain.length < 4) return /^(?:asd|qwe|zxc|fgh|dfg|xcv|jkl|sdf|rty|ghj|hjk|vbn)$/i.test(plain)
  const lower = plain.toLowerCase()
  const odd = (lower.match(oddPair) ?? []).length
  const turns = (plain.match(/[a-z](?=[A-Z])/g) ?? []).length
  return (
    pieces(lower, 4).some((piece) => walks.has(piece) && piece !== 'erty') ||
    (/^(...)\1+$/.test(lower) && shortWalks.has(lower.slice(0, 3))) ||
    (turns > 1 && plain.length > 6 && (turns > 2 || odd > 0)) ||
    odd > 2 ||
    (odd > 1 && plain.length < 10) ||
    /[bcdfghjklmnpqrstvwxz]{7}/.test(lower) ||
    (!/[aeiouy]/.test(lower) && plain.length > 4)
  )
}

/**
 * Whether a name is such as programs make: a first name with a syllable of their own, or capitals at its end.
 *
 * @param name one word
 */
export function isProgramName(name: string): boolean {
  if (glued.test(name.toLowerCase())) return true
  const inner = name
    .replace(
      /^(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|O|D|St|Mc|Ni|Al|El|Abd?|Ben|Bin|Jo|Lee|Mary|Anne?|Da|Dos?|Del)(?=[A-Z])/,
      '',
    )
    .slice(1)
  return /[a-z][A-Z]{1,2}$/.test(inner) || /[a-z]{3}[A-Z][a-z]{2,}$/.test(inner)
}

import { distance } from 'fastest-levenshtein'
import { site } from '@/provider/facts/site'
import { askedField, type FormState } from './form'

// Real hosts, some one letter apart: none of them is questioned.
const commonHosts =
  `gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.com live.co.uk msn.com
  yahoo.com yahoo.co.uk ymail.com rocketmail.com icloud.com me.com mac.com aol.com mail.com email.com gmx.com
  gmx.co.uk proton.me protonmail.com sky.com btinternet.com virginmedia.com talktalk.net ntlworld.com
  blueyonder.co.uk comcast.net`.split(/\s+/)
const hosts = [...commonHosts, ...site.mailHosts]
const maxHostLength = 40

/** Questions an email address that looks mistyped. If the sender sends that host again, it is accepted. */
export function mistypedState<Field extends string>(
  values: FormState<Field>['values'],
  email: string,
): FormState<Field> | undefined {
  const [box = '', typedHost = ''] = email.split('@')
  const host = typedHost.toLowerCase()
  const asked = values[askedField]?.split(' ') ?? []
  const meant = asked.includes(host) ? undefined : meantHost(host)
  if (!meant) return
  const remembered = { ...values, [askedField]: [...asked, host].join(' ') }
  return { status: 'asked', values: remembered, errors: {}, meant: `${box}@${meant}` }
}

/** The common host that `host` resembles; undefined if `host` is common itself, or resembles no common host. */
export function meantHost(host: string): string | undefined {
  if (hosts.includes(host) || host.length > maxHostLength) return
  let best: string | undefined
  let least = 3
  for (const known of hosts) {
    const away = slipsBetween(host, known)
    if (away < least) [best, least] = [known, away]
  }
  return best
}

// Short names one letter apart can both be real (aol, aon), so only their ending can be a slip. Country endings
// one letter apart are real too (dk, de).
function slipsBetween(host: string, known: string): number {
  const [name, ending] = parts(host)
  const [knownName, knownEnding] = parts(known)
  const inName = edits(name, knownName)
  const inEnding = edits(ending, knownEnding)
  const mostInName = knownName.length < 5 ? 0 : knownName.length < 8 ? 1 : 2
  const mostInEnding = knownEnding.length < 3 ? 0 : 1
  return inName > mostInName || inEnding > mostInEnding ? Number.POSITIVE_INFINITY : inName + inEnding
}

function parts(host: string): [name: string, ending: string] {
  const dot = host.indexOf('.')
  return [host.slice(0, dot), host.slice(dot + 1)]
}

// Counts two swapped letters as one slip.
function edits(typed: string, known: string): number {
  const away = distance(typed, known)
  return away === 2 && sorted(typed) === sorted(known) ? 1 : away
}

const sorted = (text: string) => [...text].sort().join('')

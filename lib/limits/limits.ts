export type Limit = {
  points: number
  seconds: number
  /** Its counts survive a restart, so that a restart allows no further mails or guesses. */
  isKept?: boolean
  /** It protects each process, so each process counts for itself. */
  isLocal?: boolean
}

const minuteSeconds = 60
const hour = 60 * minuteSeconds

/** `client` is an IPv4 address or an IPv6 /64. LIMITS_FACTOR multiplies all points (docs/security.md). */
export const limits = {
  'requests, client': { points: 600, seconds: minuteSeconds, isLocal: true },
  'posts, client': { points: 120, seconds: minuteSeconds, isLocal: true },

  // An open desk sends one request a second. An office with one address may have thirty desks open.
  'desk pulses, client': { points: 1800, seconds: minuteSeconds, isLocal: true },

  // A visitor who types sends two or three requests a second.
  'search, client': { points: 180, seconds: minuteSeconds, isLocal: true },

  'sign-in, client': { points: 30, seconds: 10 * minuteSeconds, isKept: true },
  // A network is an IPv6 /48, with 65,536 clients.
  'sign-in, network': { points: 120, seconds: 10 * minuteSeconds, isKept: true },
  'sign-in, account': { points: 10, seconds: minuteSeconds, isKept: true },
  'sign-in, all': { points: 600, seconds: minuteSeconds },
  'failed sign-ins, account': { points: 5, seconds: 24 * hour, isKept: true },
  'desk codes, account': { points: 5, seconds: 15 * minuteSeconds, isKept: true },
  'wrong desk codes, account': { points: 30, seconds: 24 * hour, isKept: true },
  'sign-up, client': { points: 10, seconds: hour, isKept: true },
  'sign-up, all': { points: 300, seconds: hour },
  'reset, address': { points: 3, seconds: hour, isKept: true },
  'reset, client': { points: 10, seconds: hour, isKept: true },
  'account, client': { points: 30, seconds: 10 * minuteSeconds, isKept: true },
  // Each change sends a mail to admissions.
  'phone changes, account': { points: 5, seconds: hour, isKept: true },

  'enquiries, client': { points: 20, seconds: 10 * minuteSeconds, isKept: true },
  // Counted per event: all people of an office may register from one address.
  'registrations, client': { points: 300, seconds: 10 * minuteSeconds, isKept: true },
  'registrations, all': { points: 1200, seconds: 10 * minuteSeconds },
  'enquiries, address': { points: 10, seconds: hour, isKept: true },
  'enquiries, text': { points: 2, seconds: 24 * hour, isKept: true },
  'enquiries, all': { points: 600, seconds: 10 * minuteSeconds },

  'hook, all': { points: 60, seconds: minuteSeconds },
  'hook without its secret, client': { points: 10, seconds: minuteSeconds },
  'page speed, client': { points: 60, seconds: minuteSeconds, isLocal: true },
  'policy reports, all': { points: 30, seconds: minuteSeconds },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

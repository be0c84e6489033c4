import { type Check, type Finding, findingAt } from '@/provider/finding'
import type { Claim } from '@/provider/kinds/claim'
import { readSource } from '@/provider/read'

/** Finds figures that contradict each other, lack a source or a date, or have an old or a future date. */
export const claims: Check = ({ provider }, { now }) => {
  if (!provider) return []
  const file = readSource('provider.yaml')
  const entries = Object.entries(provider.claims)
  return entries.flatMap(([name, claim], index) => {
    const say = (level: Finding['level'], message: string) =>
      findingAt(level, file, ['claims', name], `claims.${name}: ${message}`)
    const other = entries
      .slice(0, index)
      .find(([, each]) => isSame(each, claim) && each.value !== claim.value)
    return [
      other && say('error', `says ${claim.value}, but ${other[0]} says ${other[1].value} for the same count`),
      !claim.source && say('warning', 'has no source: say where the figure comes from'),
      ...ageOf(claim, now).map(([level, message]) => say(level, message)),
    ].filter((finding) => !!finding)
  })
}

// Capitals and punctuation do not distinguish claims.
const isSame = (a: Claim, b: Claim) =>
  plain(a.counts) === plain(b.counts) && plain(a.of ?? '') === plain(b.of ?? '')

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function ageOf({ as_of }: Claim, now: Date): [Finding['level'], string][] {
  if (!as_of) return [['warning', 'doesn’t say as of when: add as_of']]
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  if (new Date(as_of) > now) return [['error', `is as of ${as_of}, which is in the future`]]
  return new Date(as_of) < yearAgo ? [['warning', `is as of ${as_of}, more than a year ago`]] : []
}

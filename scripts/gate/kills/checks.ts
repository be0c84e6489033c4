import type { Run } from './rounds'
import type { SetUp } from './world'

/** Lost and duplicated items, a line each. */
export function faultsOf(run: Run, { upstream }: SetUp): string[] {
  const { byPerson, contents, mails, rows, sent, webhooks } = run
  const isPlain = upstream === 'outside, not idempotent'
  const store = isPlain ? rows : (contents.at(-1)?.stored ?? [])
  const sentAgain = new Set(byPerson.map(({ record }) => record.split(' ')[1]))
  const faults: string[] = []
  const expect = (isGood: boolean, fault: string) => void (isGood || faults.push(fault))

  const stored = tallied(store)
  const mailed = idsBy(mails.flatMap(admissionsMail))
  const told = idsBy(webhooks)
  for (const { reference, isAcknowledged, kind } of sent.values()) {
    const count = stored.get(reference) ?? 0
    const name = `${isAcknowledged ? 'acknowledged' : 'unanswered'} ${kind} ${reference}`
    if (isAcknowledged) expect(count > 0, `${name} is not in the store`)
    const isMarked = isPlain && sentAgain.has(reference)
    expect(count <= 1 || isMarked, `${name} is in the store ${count} times`)
    if (count === 0) continue
    expect(told.get(reference)?.size === 1, `${name} has ${told.get(reference)?.size ?? 0} webhooks`)
    if (!isPlain)
      expect(mailed.get(reference)?.size === 1, `${name} has ${mailed.get(reference)?.size ?? 0} mails`)
  }
  const open = contents.flatMap(({ items }) => items.filter(({ state }) => !ended.includes(state)))
  expect(open.length === 0, `${open.length} are still in the outbox: ${open[0]?.state} ${open[0]?.reason}`)
  const wrongly = byPerson.filter(({ state }) => !isPlain || state !== 'uncertain')
  expect(wrongly.length === 0, `${wrongly.length} waited for a person: ${wrongly[0]?.state}`)
  return faults
}

const ended = ['delivered', 'withheld']

export function doublesOf({ rows }: Run): number {
  return [...tallied(rows).values()].filter((count) => count > 1).length
}

// A repeated send has the same id, and counts once.
function idsBy(sent: { id: string; reference: string }[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { id, reference } of sent) ids.set(reference, (ids.get(reference) ?? new Set()).add(id))
  return ids
}

function tallied(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function admissionsMail(mail: string): { id: string; reference: string }[] {
  if (!/^To: admissions@example\.com/im.test(mail)) return []
  const id = /^Message-ID: <(.*)>/im.exec(mail)?.[1] ?? ''
  const reference = /^Reference: (\S+)/m.exec(mail)?.[1] ?? ''
  return [{ id, reference }]
}

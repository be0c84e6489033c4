import { readFileSync } from 'node:fs'
import { type Limit, limits } from './limits'

test('the operators’ table states the limits', () => {
  const [, after = ''] = readFileSync('docs/security.md', 'utf8').split('## Limits')
  const rows = [...after.matchAll(/^\| ([^|]+, [^|]+) \| (\d+) \| (\d+) \| ([^|]+) \|$/gm)]
  const told = rows.map(([, ...cells]) => cells.map((cell) => cell.trim()))
  const kept = ({ isKept, isLocal }: Limit) => {
    if (isLocal) return 'by the process'
    return isKept ? 'over a restart' : '-'
  }
  expect(told).toEqual(
    Object.entries<Limit>(limits).map(([name, limit]) => [
      name,
      String(limit.points),
      String(limit.seconds),
      kept(limit),
    ]),
  )
})

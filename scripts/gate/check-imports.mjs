// The arrows of the house run one way: app → components → lib → upstream → database. Skipping a floor is fine,
// going back up is not, and only lib/api/embedded.ts opens the door to upstream/.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const floors = ['app', 'components', 'lib', 'upstream', 'database']
const door = 'lib/api/embedded.ts'
const found = []

for (const floor of floors) {
  for (const entry of readdirSync(floor, { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    for (const [, name] of text.matchAll(/(?:^|[^\w.])(?:import|export)\b[^'"`;]*?['"`]([^'"`]+)['"`]/gm)) {
      const target = floorOf(file, name)
      if (target === undefined) continue
      const isUp = floors.indexOf(target) < floors.indexOf(floor)
      const isDoor = target === 'upstream' && floor !== 'upstream' && file !== door
      if (isUp || isDoor) found.push(`${file} must not import ${name}`)
    }
  }
}

function floorOf(file, name) {
  if (name.startsWith('@/')) return floors.find((floor) => name.startsWith(`@/${floor}/`))
  if (!name.startsWith('.')) return undefined
  return floors.find((floor) => normalize(join(dirname(file), name)).startsWith(`${floor}/`))
}

if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\n`)
  process.exit(1)
}

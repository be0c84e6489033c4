import type { MotifName } from '@/provider/kinds/brand'
import { brand } from './brand/brand'
import { wordPattern } from './word-pattern'

/** How a layer is painted: a panel, a shape, a thin or a bright line, or what stands out. */
export type Paint = 'panel' | 'shape' | 'thin' | 'line' | 'mark' | 'accent'

/** Painted in this order; `d` of a path in a box of 520 by 360. */
export type Exhibit = [paint: Paint, d: string][]

type Random = () => number

const panel = 'M6 6H514V354H6Z'

/** What people on a path, or readers of a text, work on. */
const exhibits: Record<Exclude<MotifName, 'route'>, (random: Random) => Exhibit> = {
  bars: (random) => {
    const bars = range(7).map((at) => box(48 + at * 62, 316, 38, -Math.round(60 + at * 16 + random() * 90)))
    return [
      ['panel', panel],
      ['thin', 'M48 84h424M48 142h424M48 200h424M48 258h424M48 316h424'],
      ['shape', bars.slice(0, 6).join('')],
      ['mark', bars[6] ?? ''],
    ]
  },
  curve: (random) => {
    const past = range(6).map((at) => [46 + at * 50, 270 - at * 14 - random() * 70] as const)
    const [, y] = past.at(-1) ?? [0, 200]
    return [
      ['panel', panel],
      ['thin', 'M46 316H474M296 50V316'],
      ['shape', `M296 ${round(y)}L474 ${round(y - 130)}V${round(y - 10)}Z`],
      ['line', through(past)],
      ['accent', through(range(5).map((at) => [296 + at * 44, y - at * 18] as const))],
      ['accent', `M296 ${round(y)}h0`],
    ]
  },
  network: (random) => {
    const columns = [range(3), range(4), range(2)].map((rows, at) =>
      rows.map((row) => [50 + at * 210, 180 + (row - (rows.length - 1) / 2) * 104] as const),
    )
    const way = columns.map((nodes) => nodes[Math.floor(random() * nodes.length)] ?? ([0, 0] as const))
    const edges = columns
      .slice(1)
      .flatMap((nodes, at) => nodes.flatMap((to) => (columns[at] ?? []).map((from) => through([from, to]))))
    return [
      ['thin', edges.join('')],
      ['accent', through(way)],
      ['line', columns.flat().map(ring).join('')],
      ['accent', way.map(ring).join('')],
    ]
  },
  log: (random) => {
    const found = 1 + Math.floor(random() * 4)
    const rows = range(6).map((row) => `M92 ${58 + row * 49}h54m34 0h${Math.round(90 + random() * 210)}`)
    return [
      ['panel', panel],
      ['thin', rows.filter((_, row) => row !== found).join('')],
      ['line', `${rows[found]}`],
      ['accent', `M48 ${46 + found * 49}v10m0 14h0`],
    ]
  },
  lock: () => [
    ['line', 'M190 160V108a70 70 0 0 1 140 0V160'],
    ['panel', 'M150 166H370V340H150Z'],
    ['accent', 'M260 236h0M260 240V282'],
  ],
  cloud: (random) => {
    const on = Math.floor(random() * 3)
    return [
      ['thin', 'M260 206V270M130 270V238H390V270'],
      ['panel', 'M170 206a72 72 0 0 1 8-144a104 104 0 0 1 196-14a80 80 0 0 1 6 158z'],
      [
        'line',
        range(3)
          .map((at) => box(90 + at * 130, 274, 80, 70))
          .join(''),
      ],
      ['mark', box(104 + on * 130, 288, 52, 42)],
    ]
  },
  board: (random) => {
    const cards = range(3).flatMap((column) =>
      range(2 + Math.floor(random() * 2)).map((row) => box(36 + column * 156, 92 + row * 84, 122, 58)),
    )
    return [
      ['panel', panel],
      ['thin', 'M175 36V324M331 36V324'],
      ['line', 'M36 50h70M192 50h70M348 50h70'],
      ['shape', cards.slice(0, -1).join('')],
      ['mark', cards.at(-1) ?? ''],
    ]
  },
  timeline: (random) => {
    let x = 44
    const bars = range(5).map((row) => {
      const width = Math.round(60 + random() * 44)
      const bar = { x, y: 64 + row * 54, width }
      x += row === 1 ? 24 : width
      return bar
    })
    const isLate = (row: number) => row === 1
    const drawn = bars.map(({ x, y, width }) => box(x, y - 12, width, 24))
    const chain = bars.filter((_, row) => !isLate(row))
    return [
      ['panel', panel],
      ['thin', 'M120 36V324M220 36V324M320 36V324M420 36V324'],
      ['shape', drawn.filter((_, row) => isLate(row)).join('')],
      ['mark', drawn.filter((_, row) => !isLate(row)).join('')],
      [
        'line',
        chain
          .slice(1)
          .map(({ x, y }, at) => `M${x} ${(chain[at]?.y ?? y) + 12}V${y - 12}`)
          .join(''),
      ],
    ]
  },
  brackets: (random) => {
    const indents = [0, 1, 2, 2, 1, 0]
    const rows = indents.map((indent, row) => {
      const start = 92 + indent * 38
      const first = Math.round(40 + random() * 60)
      return {
        first: `M${start} ${58 + row * 49}h${first}`,
        rest: `M${start + first + 34} ${58 + row * 49}h${Math.round(50 + random() * 110)}`,
      }
    })
    const changed = 3
    return [
      ['panel', panel],
      ['thin', rows.map(({ rest }, row) => (row === changed ? '' : rest)).join('')],
      ['line', rows.map(({ first }) => first).join('')],
      ['accent', `M38 ${58 + changed * 49}h22m-11-11v22${rows[changed]?.rest}`],
    ]
  },
  flow: () => [
    ['thin', 'M52 180H110M226 180H262M362 180H396V92H404M312 230V290H404M396 180V180'],
    ['shape', 'M112 142H224V218H112Z'],
    ['line', 'M312 130L362 180L312 230L262 180Z'],
    ['shape', 'M406 252H514V328H406Z'],
    ['mark', 'M406 54H514V130H406Z'],
    ['line', 'M32 180m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0'],
  ],
  table: (random) => {
    const cells = range(4).map((row) =>
      range(3)
        .map((column) => `M${44 + column * 160} ${128 + row * 62}h${Math.round(40 + random() * 70)}`)
        .join(''),
    )
    const found = Math.floor(random() * 4)
    return [
      ['panel', panel],
      ['shape', 'M24 24H496V78H24Z'],
      ['thin', 'M180 96V336M340 96V336'],
      ['line', cells.filter((_, row) => row !== found).join('')],
      ['accent', cells[found] ?? ''],
    ]
  },
  branch: (random) => {
    const out = 100 + Math.round(random() * 60)
    return [
      ['line', 'M16 268H504'],
      ['accent', `M${out} 268c50 0 40-150 90-150h90c60 0 50 150 104 150`],
      ['line', [16, out, 260, 504].map((x) => ring([x, 268])).join('')],
      ['accent', ring([out + 100, 118]) + ring([out + 176, 118]) + ring([out + 284, 268])],
    ]
  },
  rack: (random) => {
    const on = Math.floor(random() * 3)
    return [
      ['panel', 'M6 6H514V112H6ZM6 127H514V233H6ZM6 248H514V354H6Z'],
      [
        'thin',
        range(3)
          .map((row) => `M230 ${42 + row * 121}h236m-236 36h236`)
          .join(''),
      ],
      [
        'line',
        range(3)
          .map((row) => (row === on ? '' : `M60 ${59 + row * 121}h60`))
          .join(''),
      ],
      ['accent', `M60 ${59 + on * 121}h0m60 0h0`],
    ]
  },
  page: (random) => {
    const rows = range(6).map((row) => `M152 ${128 + row * 36}h${Math.round(120 + random() * 96)}`)
    return [
      ['panel', 'M110 6H340L410 76V354H110Z'],
      ['line', 'M340 6V76H410M152 72h110'],
      ['thin', rows.filter((_, row) => row !== 2).join('')],
      ['accent', `${rows[2]}`],
    ]
  },
  checks: (random) => {
    const rows = range(4).map((row) => `M150 ${66 + row * 76}h${Math.round(150 + random() * 150)}`)
    return [
      ['panel', panel],
      ['thin', rows.join('')],
      [
        'line',
        range(3)
          .map((row) => `M50 ${66 + row * 76}l18 18 32-38`)
          .join(''),
      ],
      ['accent', 'M54 274h42v42h-42z'],
    ]
  },
  talk: (random) => [
    ['panel', 'M6 6H350V170H120L72 214V170H6Z'],
    ['thin', `M50 66h${Math.round(140 + random() * 110)}M50 112h${Math.round(90 + random() * 110)}`],
    ['shape', 'M210 206H514V320H470V356L420 320H210Z'],
    ['accent', 'M286 263h0m76 0h0m76 0h0'],
  ],
  calendar: (random) => {
    const day = Math.floor(random() * 4)
    const at = (column: number, row: number) => `M${66 + column * 65} ${144 + row * 56}h0`
    return [
      ['panel', panel],
      ['shape', 'M24 24H496V88H24Z'],
      [
        'thin',
        range(4)
          .flatMap((row) => range(7).map((column) => at(column, row)))
          .join(''),
      ],
      [
        'line',
        range(4)
          .map((row) => at(1, row) + at(3, row))
          .join(''),
      ],
      ['accent', ring([66 + 65, 144 + day * 56])],
    ]
  },
  coins: () => {
    const payments = range(6).map((at) => box(48 + at * 68, 316, 46, -90))
    return [
      ['panel', panel],
      ['thin', 'M48 316H472'],
      ['shape', payments.slice(1).join('')],
      ['mark', payments[0] ?? ''],
      ['line', through(range(6).map((at) => [71 + at * 68, 196 - at * 26] as const))],
    ]
  },
  people: () => [
    ['panel', bust(116, 150) + bust(404, 150)],
    ['accent', bust(260, 112)],
  ],
  quote: (random) => [
    ['panel', 'M6 6H514V280H170L110 354V280H6Z'],
    ['accent', 'M70 128c32-8 44-28 44-64H70ZM146 128c32-8 44-28 44-64h-44Z'],
    ['thin', `M70 176h${round(250 + random() * 120)}M70 224h${round(120 + random() * 160)}`],
  ],
  question: () => [
    ['panel', 'M6 6H514V280H410L350 354V280H6Z'],
    ['accent', 'M212 100a48 48 0 1 1 66 44c-14 6-18 16-18 34M260 224h0'],
  ],
}

const subjects = Object.entries(brand.art.motifs).map(([words, name]) => ({
  pattern: wordPattern(words),
  exhibit: name === 'route' ? undefined : exhibits[name],
}))

/** The exhibit of the first word of the brand's list that the slug contains. */
export function exhibitOf(slug: string): ((random: Random) => Exhibit) | undefined {
  return subjects.find(({ pattern }) => pattern.test(slug))?.exhibit
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const round = (value: number) => Math.round(value)

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

const through = (points: (readonly [number, number])[]) =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')

const ring = ([x, y]: readonly [number, number]) =>
  `M${round(x) - 14} ${round(y)}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`

const bust = (x: number, y: number) =>
  `M${x - 44} ${y}a44 44 0 1 0 88 0a44 44 0 1 0-88 0M${x - 96} ${y + 200}a96 116 0 0 1 192 0z`

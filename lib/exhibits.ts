import type { MotifName } from '@/provider/kinds/brand'
import { brand } from './brand/brand'
import { byWord } from './by-word'

/** How a layer is painted. `mark` fills a shape in the action colour, and `accent` draws a line in it. */
export type Paint = 'panel' | 'shape' | 'thin' | 'line' | 'mark' | 'accent'

/** Layers from back to front. `d` is an SVG path in a box of 520 by 360. */
export type Exhibit = [paint: Paint, d: string][]

type Random = () => number
type Spot = readonly [x: number, y: number]

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const each = (count: number, draw: (index: number) => string) => range(count).map(draw).join('')
const round = (value: number) => Math.round(value)
const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}z`
const through = (spots: readonly Spot[]) => `M${spots.map((spot) => spot.map(round).join(' ')).join('L')}`
const ring = ([x, y]: Spot) => `M${round(x) - 14} ${round(y)}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`
// The stroke covers the middle, so no line shows through.
const dot = ([x, y]: Spot) => `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`

const panel = 'M6 6H514V354H6Z'
const hosts = each(3, (at) => box(90 + at * 130, 278, 80, 66))

/** Each draws something that learners of a subject work on, such as a chart. `random` depends on the slug. */
const exhibits: Record<Exclude<MotifName, 'route'>, (random: Random) => Exhibit> = {
  bars(random) {
    const bars = range(7).map((at) => box(48 + at * 62, 316, 38, -round(60 + at * 16 + random() * 90)))
    return [
      ['panel', panel],
      ['thin', each(5, (at) => `M48 ${84 + at * 58}h424`)],
      ['shape', bars.slice(0, 6).join('')],
      ['mark', bars[6] ?? ''],
    ]
  },
  curve(random) {
    const past = range(6).map((at): Spot => [46 + at * 50, 270 - at * 14 - random() * 70])
    const [, y] = past.at(-1) ?? [0, 200]
    return [
      ['panel', panel],
      ['thin', 'M46 316H474M296 50V316'],
      ['shape', `M296 ${round(y)}L474 ${round(y - 130)}V${round(y - 10)}Z`],
      ['line', through(past)],
      ['accent', `M296 ${round(y)}L472 ${round(y - 72)}`],
    ]
  },
  network(random) {
    const columns = [3, 4, 2].map((count, column) =>
      range(count).map((row): Spot => [50 + column * 210, 180 + (row - (count - 1) / 2) * 88]),
    )
    const way = columns.map((spots): Spot => spots[Math.floor(random() * spots.length)] ?? [0, 0])
    const ties = columns.flatMap((from, i) =>
      columns[i + 1]?.flatMap((b) => from.map((a) => through([a, b]))),
    )
    return [
      ['panel', panel],
      ['thin', ties.join('')],
      ['accent', through(way)],
      ['line', columns.flat().map(ring).join('')],
      ['accent', way.map(ring).join('')],
    ]
  },
  log(random) {
    const found = 1 + Math.floor(random() * 4)
    const rows = range(6).map((row) => `M92 ${58 + row * 49}h54m34 0h${round(90 + random() * 210)}`)
    return [
      ['panel', panel],
      ['thin', rows.filter((_, row) => row !== found).join('')],
      ['line', `${rows[found]}`],
      ['accent', `M48 ${46 + found * 49}v10m0 14h0`],
    ]
  },
  lock: () => [
    ['panel', 'M150 166H370V340H150ZM180 166V110a80 80 0 0 1 160 0v56h-22v-56a58 58 0 0 0-116 0v56z'],
    ['accent', 'M260 236h0M260 240V282'],
  ],
  cloud: (random) => [
    ['panel', `M170 196a66 66 0 0 1 8-132a98 98 0 0 1 186-14a74 74 0 0 1 6 146z${hosts}`],
    ['thin', 'M260 208V266M130 266V238H390V266'],
    ['mark', box(104 + Math.floor(random() * 3) * 130, 292, 52, 38)],
  ],
  board(random) {
    const cards = range(3).flatMap((column) =>
      range(2 + Math.floor(random() * 2)).map((row) => box(36 + column * 156, 92 + row * 84, 122, 58)),
    )
    return [
      ['panel', panel],
      ['thin', 'M175 36V324M331 36V324'],
      ['line', each(3, (at) => `M${36 + at * 156} 50h70`)],
      ['shape', cards.slice(0, -1).join('')],
      ['mark', cards.at(-1) ?? ''],
    ]
  },
  timeline(random) {
    const bar = (row: number) => box(44 + row * 80, 52 + row * 54, round(86 + random() * 26), 24)
    return [
      ['panel', panel],
      ['thin', each(4, (at) => `M${120 + at * 100} 36V324`)],
      ['shape', bar(1) + bar(3)],
      ['mark', bar(0) + bar(2) + bar(4)],
      ['line', each(4, (row) => `M${126 + row * 80} ${78 + row * 54}v24`)],
    ]
  },
  brackets(random) {
    const indents = [0, 1, 2, 2, 1, 0]
    const lengths = indents.map(() => [round(40 + random() * 60), round(50 + random() * 110)] as const)
    const first = (row: number) => `M${92 + (indents[row] ?? 0) * 38} ${58 + row * 49}h${lengths[row]?.[0]}`
    const second = (row: number) =>
      `M${126 + (indents[row] ?? 0) * 38 + (lengths[row]?.[0] ?? 0)} ${58 + row * 49}h${lengths[row]?.[1]}`
    return [
      ['panel', panel],
      ['thin', each(6, second)],
      ['line', each(6, first)],
      ['accent', `M38 205h22m-11-11v22${first(3)}${second(3)}`],
    ]
  },
  flow: () => [
    ['panel', panel],
    ['thin', 'M76 180H232M340 180H362V100H382M286 234V280H382'],
    ['shape', 'M98 144H198V216H98ZM386 244H482V316H386Z'],
    ['line', 'M286 130L336 180L286 230L236 180ZM56 180m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0'],
    ['mark', 'M386 64H482V136H386Z'],
  ],
  table(random) {
    const row = (y: number) => each(3, (at) => `M${44 + at * 160} ${y}h${round(40 + random() * 70)}`)
    const rows = [128, 190, 252, 314].map(row)
    const found = Math.floor(random() * 4)
    return [
      ['panel', panel],
      ['shape', 'M24 24H496V78H24Z'],
      ['thin', 'M180 96V336M340 96V336'],
      ['line', rows.filter((_, row) => row !== found).join('')],
      ['accent', rows[found] ?? ''],
    ]
  },
  branch(random) {
    const out = 100 + round(random() * 60)
    return [
      ['panel', panel],
      ['line', 'M46 268H474'],
      ['accent', `M${out} 268c50 0 40-150 90-150h90c60 0 50 150 104 150`],
      ['line', [46, out, 260, 474].map((x) => dot([x, 268])).join('')],
      ['accent', dot([out + 100, 118]) + dot([out + 176, 118]) + dot([out + 284, 268])],
    ]
  },
  rack(random) {
    const on = Math.floor(random() * 3)
    return [
      ['panel', each(3, (at) => box(6, 6 + at * 121, 508, 98))],
      ['thin', each(3, (at) => `M230 ${38 + at * 121}h236m-236 36h236`)],
      ['line', each(3, (at) => (at === on ? '' : `M60 ${55 + at * 121}h60`))],
      ['accent', `M60 ${55 + on * 121}h0m60 0h0`],
    ]
  },
  page: (random) => [
    ['panel', 'M110 6H340L410 76V354H110Z'],
    ['line', 'M340 6V76H410M152 72h110'],
    ['thin', [128, 164, 236, 272, 308].map((y) => `M152 ${y}h${round(120 + random() * 96)}`).join('')],
    ['accent', `M152 200h${round(120 + random() * 96)}`],
  ],
  checks: (random) => [
    ['panel', panel],
    ['thin', each(4, (row) => `M150 ${66 + row * 76}h${round(150 + random() * 150)}`)],
    ['line', each(3, (row) => `M50 ${66 + row * 76}l18 18 32-38`)],
    ['accent', box(54, 274, 42, 42)],
  ],
  talk: (random) => [
    ['panel', 'M6 6H350V170H120L72 214V170H6ZM222 216H506V312H470V350L420 312H222Z'],
    ['thin', `M50 66h${round(140 + random() * 110)}M50 112h${round(90 + random() * 110)}`],
    ['accent', 'M290 264h0m74 0h0m74 0h0'],
  ],
  calendar: (random) => [
    ['panel', panel],
    ['shape', 'M24 24H496V88H24Z'],
    ['thin', each(4, (row) => `M66 ${144 + row * 56}h0${'m65 0h0'.repeat(6)}`)],
    ['line', each(4, (row) => `M66 ${144 + row * 56}h0m130 0h0`)],
    ['accent', ring([196, 144 + Math.floor(random() * 4) * 56])],
  ],
  steps: () => [
    ['panel', panel],
    ['thin', `${box(260, 208, 214, 110)}M318 124H474${each(5, (at) => `M${46 + at * 86} 164h40`)}`],
    ['thin', 'M46 224h120M46 264h160M46 304h90M292 286h120'],
    ['line', 'M46 58h150M46 124H290'],
    ['accent', `${ring([304, 124])}M294 246h76`],
  ],
  coins: () => [
    ['panel', panel],
    ['thin', 'M48 316H472'],
    ['shape', each(5, (at) => box(116 + at * 68, 316, 46, -80 - at * 40))],
    ['mark', box(48, 316, 46, -40)],
  ],
  account: () => [
    ['panel', panel],
    ['thin', `M166 108h210${box(40, 176, 204, 144)}${box(276, 176, 204, 144)}`],
    ['shape', `${box(40, 176, 204, 40)}${box(306, 320, 36, -56)}${box(360, 320, 36, -56)}`],
    ['line', `M166 62h130${each(4, (at) => `M${76 + at * 44} 248h0m0 40h0`)}`],
    ['mark', `${box(414, 320, 36, -96)}M106 86a22 22 0 1 1-44 0a22 22 0 1 1 44 0`],
  ],
  receipt: () => [
    ['panel', `M120 6H400V326${'l-20 26l-20-26'.repeat(7)}Z`],
    ['thin', each(3, (row) => `M162 ${118 + row * 42}h96m64 0h36`)],
    ['line', 'M162 60h120M162 262h60'],
    ['accent', 'M290 260l22 22l46-50'],
  ],
  declined: () => [
    ['panel', 'M6 26H514V334H6Z'],
    ['shape', box(-2, 84, 524, 58)],
    ['thin', 'M54 204h180M54 262h96'],
    ['accent', 'M392 206l66 66m0-66l-66 66'],
  ],
  lost: () => [
    ['panel', panel],
    ['line', `M46 318H96l80-80h52${ring([242, 238])}${dot([96, 318])}${dot([176, 238])}`],
    ['thin', each(4, (at) => `M${296 + at * 34} ${206 - at * 34}h0`)],
    ['mark', ring([446, 56])],
  ],
  dots: () => [
    ['panel', 'M66 6H454V354H66Z'],
    ['line', each(10, (row) => `M98 ${32 + row * 32}${'h8v8h-8zm35 0'.repeat(row < 9 ? 10 : 8)}`)],
    ['accent', 'M379 321h6v6h-6zm35 0h6v6h-6z'],
  ],
  quote: (random) => [
    ['panel', 'M6 6H514V280H170L110 354V280H6Z'],
    ['mark', 'M114 64c-32 8-44 28-44 64h44zM190 64c-32 8-44 28-44 64h44z'],
    ['thin', `M70 176h${round(250 + random() * 120)}M70 224h${round(120 + random() * 160)}`],
  ],
  question: () => [
    ['panel', 'M6 6H514V280H410L350 354V280H6Z'],
    ['accent', 'M212 100a48 48 0 1 1 66 44c-14 6-18 16-18 34M260 224h0'],
  ],
}

/** Small pieces of work beside a route. */
export const works = [exhibits.bars, exhibits.brackets, exhibits.flow]

/** The name of the first word in `brand.art.motifs` that the slug contains. */
export const motifOf = byWord<MotifName>(brand.art.motifs)

/** Draws the slug's motif, unless that is a route. */
export function exhibitOf(slug: string): ((random: Random) => Exhibit) | undefined {
  const name = motifOf(slug)
  return name && name !== 'route' ? exhibits[name] : undefined
}

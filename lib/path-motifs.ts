import type { MotifName } from '@/provider/kinds/brand'
import { brand } from './brand/brand'
import { wordPattern } from './word-pattern'

type Motif = { lines: string; dots?: string }

/** Lines and dots in a box of 240 by 160, one per discipline. */
const motifs: Record<MotifName, Motif> = {
  bars: { lines: 'M0 158H240M14 158v-48h36v48M72 158V76h36v82M130 158V98h36v60M188 158V16h36v142' },
  curve: {
    lines: 'M6 0V154H240M24 140C120 140 110 34 226 22',
    dots: 'M54 88h0M96 108h0M112 46h0M160 78h0M196 66h0',
  },
  network: {
    lines: 'M22 40L120 14L218 80L120 80L22 120L120 146L218 80M22 40L120 80M22 120L120 14M22 40L120 146',
    dots: 'M22 40h0M22 120h0M120 14h0M120 80h0M120 146h0M218 80h0',
  },
  lock: { lines: 'M54 70H186V158H54ZM84 70V42a36 36 0 0 1 72 0V70M120 106v20', dots: 'M120 104h0' },
  cloud: {
    lines: 'M64 116a40 40 0 0 1 4-80a58 58 0 0 1 108-8a44 44 0 0 1 4 88zM84 116v28M120 116v28M156 116v28',
    dots: 'M84 152h0M120 152h0M156 152h0',
  },
  board: {
    lines: 'M2 2H238V158H2ZM80 2V158M160 2V158M22 32h38M22 66h38M22 100h38M100 32h40M100 66h40M180 32h38',
  },
  brackets: { lines: 'M66 12L8 80L66 148M174 12L232 80L174 148M142 6L98 154' },
  flow: {
    lines: 'M76 2H164V46H76ZM120 46V72M120 72L166 98L120 124L74 98ZM74 98H26V132M166 98H214V132',
    dots: 'M26 146h0M214 146h0',
  },
  table: { lines: 'M2 2H238V158H2ZM2 46H238M2 102H238M80 2V158M160 46V158' },
  branch: { lines: 'M36 10V150M36 112C36 66 150 96 150 44', dots: 'M36 10h0M36 150h0M36 112h0M150 36h0' },
  rack: {
    lines: 'M26 4H214V46H26ZM26 58H214V100H26ZM26 112H214V156H26ZM110 25h78M110 79h78M110 134h78',
    dots: 'M56 25h0M56 79h0M56 134h0',
  },
  page: { lines: 'M58 2H150L188 40V158H58ZM150 2V40H188M84 74h78M84 102h78M84 130h44' },
  checks: { lines: 'M8 24l16 16 28-34M8 84l16 16 28-34M8 144l16 16 28-34M88 26H234M88 86H234M88 146H190' },
  talk: {
    lines: 'M2 4H150V90H64L34 118V90H2ZM176 54H238V128H212V152L184 128H100V112',
    dots: 'M42 46h0M76 46h0M110 46h0',
  },
  calendar: {
    lines: 'M12 22H228V158H12ZM12 62H228M64 4V38M176 4V38',
    dots: 'M60 92h0M100 92h0M140 92h0M180 92h0M60 126h0M100 126h0',
  },
  coins: {
    lines:
      'M8 120a52 18 0 1 0 104 0a52 18 0 1 0-104 0v22a52 18 0 0 0 104 0v-22M128 74a52 18 0 1 0 104 0a52 18 0 1 0-104 0v68a52 18 0 0 0 104 0V74M128 108a52 18 0 0 0 104 0',
  },
}

const subjects = Object.entries(brand.art.motifs).map(([words, name]) => ({
  pattern: wordPattern(words),
  motif: motifs[name],
}))

/** Below the summit, and above where cards crop a drawing. */
export const motifBox = { x: 568, y: 240, width: 204, height: 136 }

/** The drawing of the first word of the brand's list that the slug contains. */
export function motifOf(slug: string): Motif | undefined {
  return subjects.find(({ pattern }) => pattern.test(slug))?.motif
}

declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Axes
    keepFeatures?: string[]
    dropTables?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    characterSet: number[]
    variationAxes: { wght?: { min: number; max: number } }
    'OS/2': { usWeightClass: number }
    glyphForCodePoint(code: number): { advanceWidth: number }
  }
  export function create(file: Buffer): Font
}

declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>
  type Options = {
    targetFormat: 'woff2' | 'woff' | 'truetype'
    variationAxes?: Axes
    keepFeatures?: string[]
    dropTables?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

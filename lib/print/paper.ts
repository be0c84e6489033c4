import PDFDocument from 'pdfkit'
import { extended, latin } from '@/.brand/plain-fonts'
import { brand } from '@/lib/brand/brand'
import { now } from '@/lib/time/now'

export type Paper = PDFKit.PDFDocument
export type Tag = PDFKit.PDFStructureElement
export type Face = (typeof faces)[number]

/** The margins of an A4 page, in points. */
export const margin = { side: 52, top: 54, bottom: 64 }

const faces = ['regular', 'bold', 'headings'] as const
const fonts = faces.flatMap((face) => [
  [face, Buffer.from(latin[face], 'base64')] as const,
  [`${face} extended`, Buffer.from(extended[face] ?? latin[face], 'base64')] as const,
])

// Characters that the fonts cannot draw.
const foreign = /[^\n\u0020-\u007e\u00a0-\u017f\u2010-\u205e€™−←↑→↓✓☐]/gu

/** Replaces characters that the brand's fonts cannot draw with spaces. */
export const drawable = (text: string): string => text.replace(foreign, ' ').replace(/ {2,}/g, ' ')

/** Like `drawable`, for code: lines stay, with their indentation. */
export const drawableLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => '\u00a0'.repeat(line.search(/\S|$/)) + drawable(line).trim())
    .join('\n')

/** An empty document with the brand's fonts, tagged for screen readers (PDF/UA). */
export function newPaper(title: string, author: string): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: margin.bottom },
    // pdfkit's default font would be read from the disk, and would not be part of the file.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: now() },
    // pdfkit's types do not know PDF/UA yet.
  } as unknown as PDFKit.PDFDocumentOptions)
  for (const [name, bytes] of fonts) paper.registerFont(name, bytes)
  return paper.font('regular').fillColor(brand.colours.ink)
}

/** Ends the document and returns its bytes. */
export async function fileOf(paper: Paper): Promise<ArrayBuffer> {
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => paper.once('end', done))
  paper.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

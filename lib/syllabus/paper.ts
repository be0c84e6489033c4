import PDFDocument from 'pdfkit'
import { printFonts } from '@/.brand/print-fonts'
import { brand } from '@/lib/brand/brand'
import { now } from '@/lib/time/now'

export type Paper = PDFKit.PDFDocument
export type Face = 'regular' | 'bold' | 'headings'

/** Of a page of A4, in points. */
export const margin = { side: 56, top: 64, bottom: 72 }

const fonts = Object.entries(printFonts).map(
  ([name, base64]) => [name, Buffer.from(base64, 'base64')] as const,
)

// What the fonts cannot draw.
const foreign = /[^\u0020-\u007e\u00a0-\u017f\u2010-\u205e€™−←↑→↓✓☐]/gu

/** A text as the brand's fonts can draw it. */
export const drawable = (text: string): string => text.replace(foreign, ' ').replace(/ {2,}/g, ' ').trim()

/** The same of a program, whose lines stay where they are. */
export const drawableLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => '\u00a0'.repeat(line.search(/\S|$/)) + drawable(line))
    .join('\n')

/**
 * An empty document with the brand's fonts, tagged for screen readers (PDF/UA).
 *
 * @param title what readers show of it
 * @param author who publishes it
 */
export function newPaper(title: string, author: string): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: margin.bottom },
    // Its own default would be read from the disk and not lie in the file.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: now() },
    // Its types do not know PDF/UA yet.
  } as unknown as PDFKit.PDFDocumentOptions)
  for (const [name, bytes] of fonts) paper.registerFont(name, bytes)
  return paper.font('regular').fillColor(brand.colours.ink)
}

/**
 * The document as a file.
 *
 * @param paper with all that it says; it ends with this
 */
export async function fileOf(paper: Paper): Promise<ArrayBuffer> {
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => paper.once('end', done))
  paper.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

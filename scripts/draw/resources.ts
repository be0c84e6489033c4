// `npm run resources [-- slug …]` prints each resource's text into its PDF, and draws each file's first page from its
// first heading. Run it after editing a text, and commit all.
import '../serve/command.mjs'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { blocksIn } from '@/lib/print/blocks'
import { writeFeet, writeHead } from '@/lib/print/frame'
import { fileOf, newPaper } from '@/lib/print/paper'
import { printBlocks } from '@/lib/print/print-blocks'
import { site } from '@/provider/facts/site'
import { htmlOfMarkdown } from '@/provider/markdown'
import { contentFolder } from '@/upstream/content'

const asked = process.argv.slice(2)
const settings = { ...upstreamSettings(), showsUnpublished: true }
const all = await contentFolder('resources', settings)()
const printed = all.filter(({ slug, file }) => file && (!asked.length || asked.includes(slug)))
const unknown = asked.filter((slug) => !printed.some((resource) => resource.slug === slug))
if (unknown.length > 0) throw new Error(`No resource with a file is called ${unknown.join(', ')}`)

const record = join(settings.contentDir, 'resources', 'files', 'printed.json')
const hashes: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
const pictures = join(settings.contentDir, 'pictures', 'resources')
mkdirSync(pictures, { recursive: true })
const pdfium = await PDFiumLibrary.init()
for (const { slug, title, body, file } of printed) {
  const path = join(settings.contentDir, 'resources', 'files', file ?? '')
  const isPdf = path.endsWith('.pdf')
  const { pdf, top } = await print(title, isPdf ? body : filledIn(path), isPdf)
  if (isPdf) {
    writeFileSync(path, pdf)
    // By this hash a test notices a text that has changed since its PDF was printed.
    hashes[slug] = hash('sha256', title + body)
  }
  await drawFirstPage(pdf, top, join(pictures, `${slug}.webp`))
  process.stdout.write(`${path}\n`)
}
pdfium.destroy()
writeFileSync(record, `${JSON.stringify(hashes, null, 2)}\n`)

async function print(title: string, body: string, hasHead: boolean) {
  const paper = newPaper(title, site.legalName)
  const root = paper.struct('Document')
  paper.addStructure(root)
  if (hasHead) writeHead(paper, root, 'Resource', title)
  const blocks = blocksIn(toFillIn(body))
  const intro = Math.max(
    0,
    blocks.findIndex(({ kind }) => kind === 'heading'),
  )
  printBlocks(paper, root, blocks.slice(0, intro))
  const top = Math.ceil(2 * (paper.y - (intro > 0 ? 3 : 19)))
  printBlocks(paper, root, blocks.slice(intro))
  root.end()
  if (hasHead) writeFeet(paper, `${site.name} · ${title}`)
  return { pdf: Buffer.from(await fileOf(paper)), top }
}

// A text file is drawn as it looks once its comments are deleted. Paper has no first heading but its head.
function filledIn(path: string): string {
  const text = readFileSync(path, 'utf8').replaceAll(/<!--[\s\S]*?-->/g, '')
  return htmlOfMarkdown(text.replaceAll(/^# /gm, '## '))
}

// Narrower side margins leave larger words in a small picture.
async function drawFirstPage(pdf: Buffer, top: number, path: string): Promise<void> {
  const document = await pdfium.loadDocument(pdf)
  const { data, width, height } = await document.getPage(0).render({ scale: 2, render: 'bitmap' })
  await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 58, top, width: 1074, height: 1682 - top })
    .webp({ quality: 80 })
    .toFile(path)
  document.destroy()
}

// A row of dots marks a place to write by hand, and is printed as a line.
function toFillIn(body: string): string {
  return body.replaceAll(/…{2,}/g, ({ length }) => '_'.repeat(Math.min(length, 34) * 2))
}

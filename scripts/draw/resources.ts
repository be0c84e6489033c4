// `npm run resources [-- slug …]` prints each resource's text into its PDF. Run it after editing a text, and
// commit both.
import '../serve/command.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { blocksIn } from '@/lib/print/blocks'
import { writeFeet, writeHead } from '@/lib/print/frame'
import { fileOf, newPaper } from '@/lib/print/paper'
import { printBlocks } from '@/lib/print/print-blocks'
import { site } from '@/provider/facts/site'
import { contentFolder } from '@/upstream/content'

const asked = process.argv.slice(2)
const settings = { ...upstreamSettings(), showsUnpublished: true }
const all = await contentFolder('resources', settings)()
const printed = all.filter(
  ({ slug, file }) => file?.endsWith('.pdf') && (!asked.length || asked.includes(slug)),
)
const unknown = asked.filter((slug) => !printed.some((resource) => resource.slug === slug))
if (unknown.length > 0) throw new Error(`No resource with a PDF is called ${unknown.join(', ')}`)

const record = join(settings.contentDir, 'resources', 'files', 'printed.json')
const hashes: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
for (const { slug, title, body, file } of printed) {
  const path = join(settings.contentDir, 'resources', 'files', file ?? '')
  writeFileSync(path, await print(title, body))
  hashes[slug] = hashOf(title, body)
  process.stdout.write(`${path}\n`)
}
writeFileSync(record, `${JSON.stringify(hashes, null, 2)}\n`)

async function print(title: string, body: string): Promise<Buffer> {
  const paper = newPaper(title, site.legalName)
  const root = paper.struct('Document')
  paper.addStructure(root)
  writeHead(paper, root, 'Resource', title)
  printBlocks(paper, root, blocksIn(toFillIn(body)))
  root.end()
  writeFeet(paper, `${site.name} · ${title}`)
  return Buffer.from(await fileOf(paper))
}

// Dots to write on become a line.
function toFillIn(body: string): string {
  return body.replaceAll(/…{2,}/g, ({ length }) => '_'.repeat(Math.min(length, 34) * 2))
}

// So that a test notices a text that has changed since.
function hashOf(title: string, body: string): string {
  return createHash('sha256')
    .update(title + body)
    .digest('hex')
}

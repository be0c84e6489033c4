// `npm run resources [-- slug …]`: prints the text of each resource into the PDF that its front matter names, on the
// provider's paper. Run it after editing such a text, and commit both.
import '../serve/command.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { brand } from '@/lib/brand/brand'
import { logoMark, svgDocument } from '@/lib/brand/logo'
import { site } from '@/provider/facts/site'
import { contentFolder } from '@/upstream/content'
import { findChromium } from '../gate/browsers.mjs'

const asked = process.argv.slice(2)
const settings = { ...upstreamSettings(), showsUnpublished: true }
const all = await contentFolder('resources', settings)()
const printed = all.filter(
  ({ slug, file }) => file?.endsWith('.pdf') && (!asked.length || asked.includes(slug)),
)
const unknown = asked.filter((slug) => !printed.some((resource) => resource.slug === slug))
if (unknown.length > 0) throw new Error(`No resource with a PDF is called ${unknown.join(', ')}`)

const styles = readFileSync('scripts/draw/resources.css', 'utf8')
const mark = svgDocument(logoMark)
const { colours } = brand
const paper = {
  format: 'A4',
  margin: { top: '16mm', bottom: '18mm', left: '18mm', right: '18mm' },
  printBackground: true,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  tagged: true,
  outline: true,
}
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const record = join(settings.contentDir, 'resources', 'files', 'printed.json')
const hashes: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
for (const { slug, title, body, file } of printed) {
  await page.setContent(documentOf(title, body))
  await page.evaluate(() => document.fonts.ready)
  const path = join(settings.contentDir, 'resources', 'files', file ?? '')
  writeFileSync(path, await page.pdf({ ...paper, footerTemplate: footer(title) }))
  hashes[slug] = hashOf(title, body)
  process.stdout.write(`${path}\n`)
}
writeFileSync(record, `${JSON.stringify(hashes, null, 2)}\n`)
await browser.close()

// What was printed, so that a test can tell a text that has changed since.
function hashOf(title: string, body: string): string {
  return createHash('sha256')
    .update(title + body)
    .digest('hex')
}

function documentOf(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
    <style>${look()}${styles}</style></head><body>
    <header>${mark}<span>${site.name}</span></header>
    <h1>${escapeHtml(title)}</h1>${toFillIn(body)}</body></html>`
}

// What is to be ticked becomes a drawn box, and what is to be filled in a line or an empty cell.
function toFillIn(body: string): string {
  return body
    .replaceAll(/☐ ?/g, '<span class="box"></span>')
    .replaceAll(/<td([^>]*)>\s*…\s*<\/td>/g, '<td$1 class="empty"></td>')
    .replaceAll(
      /…{2,}/g,
      ({ length }) => `<span class="line" style="width:${Math.min(length, 34) * 1.1}em"></span>`,
    )
    .replaceAll('<li><span class="box">', '<li class="tick"><span class="box">')
    .replaceAll('<li><p><span class="box">', '<li class="tick"><p><span class="box">')
}

// The brand's fonts as `npm run brand` has cut them, and its colours.
function look(): string {
  const files = readdirSync('.brand').filter((name) => name.endsWith('.woff2'))
  const faces = files.map((name) => {
    const [family, weight] = name.replace('.woff2', '').split('-')
    const data = readFileSync(join('.brand', name), 'base64')
    return `@font-face{font-family:${family};font-weight:${weight ?? '400 700'};src:url(data:font/woff2;base64,${data})}`
  })
  const named = Object.entries(colours).map(([role, colour]) => `--${role.replaceAll('_', '-')}:${colour};`)
  return `${faces.join('')}:root{${named.join('')}}`
}

function footer(title: string): string {
  return `<div style="font:7.5pt sans-serif;color:${colours.muted};width:100%;padding:0 18mm;display:flex;justify-content:space-between">
    <span>${site.name} · ${escapeHtml(title)}</span>
    <span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

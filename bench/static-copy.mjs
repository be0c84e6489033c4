// Saves a page as a static file, without Next's scripts. Its style sheets are inlined, and its other files lie beside
// it.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'

const kept = /^<script[^>]*(?:\sdata-first|\stype="(?:application\/ld\+json|speculationrules)")/

/** Copies a site's home and its files into a new folder, with compressed copies of them. */
export async function copyPage(siteUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-copy-'))
  const response = await fetch(`${siteUrl}/`)
  const fonts = fontPreloads(response.headers.get('link') ?? '')
  const markup = withoutScripts(await response.text())
  const html = (await withStyles(markup, siteUrl)).replace('</head>', `${fonts}</head>`)
  keep(folder, '/index.html', Buffer.from(html))
  for (const file of files(html)) {
    const answer = await fetch(siteUrl + file)
    if (answer.ok) keep(folder, file, Buffer.from(await answer.arrayBuffer()))
  }
  return folder
}

// Leaves the site's own inline scripts and data for robots in the page.
function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => (kept.test(script) ? script : ''))
    .replace(/<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/g, '')
}

async function withStyles(html, siteUrl) {
  const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []
  for (const link of links) {
    const address = new URL(/href="([^"]+)"/.exec(link)[1], siteUrl)
    const css = await (await fetch(address)).text()
    const absolute = css.replace(/url\((["']?)(?!data:)([^"')]+)\1\)/g, (_, quote, to) => {
      return `url(${quote}${new URL(to, address).pathname}${quote})`
    })
    html = html.replace(link, () => `<style>${absolute}</style>`)
  }
  return html
}

// Next sends font preloads as a header, which a static file lacks.
function fontPreloads(header) {
  const found = header.matchAll(/<([^>]+)>;[^,]*as="?font/g)
  return [...found].map(([, href]) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('')
}

function files(html) {
  const found = html.matchAll(/[("'\s](\/[\w./%-]+\.(?:woff2|svg|png|ico|jpe?g|webp|avif|gif))\b/g)
  return new Set([...found].map(([, file]) => file))
}

function keep(folder, path, body) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
  if (/\.(html|svg|ico)$/.test(file))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }))
}

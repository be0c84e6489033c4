import { cut } from '@/lib/html/text'
import { writeFeet, writeHead } from '@/lib/print/frame'
import { drawable, fileOf, newPaper, type Paper, type Tag } from '@/lib/print/paper'
import { printBlocks } from '@/lib/print/print-blocks'
import { writeTable } from '@/lib/print/table'
import { looks, roomFor, say } from '@/lib/print/write'
import { site } from '@/provider/facts/site'
import type { Syllabus } from './syllabus'

/** Prints a syllabus. `url` is the path's page, which has the current dates and prices. */
export async function printSyllabus(syllabus: Syllabus, url: string): Promise<ArrayBuffer> {
  const title = drawable(cut(syllabus.title, 120)).trim() || site.name
  const paper = newPaper(`${title}: syllabus`, site.legalName)
  const root = paper.struct('Document')
  paper.addStructure(root)
  writeHead(paper, root, 'Syllabus', title)
  say(paper, root, 'P', syllabus.lead, looks.lead)
  writeTable(paper, root, syllabus.facts.map(factCells))
  for (const { heading, blocks } of syllabus.parts) {
    say(paper, root, 'H2', heading, looks.heading)
    printBlocks(paper, root, blocks)
  }
  plans(paper, root, syllabus.plans)
  closing(paper, root, url)
  root.end()
  writeFeet(paper, `${site.name} · ${title}`)
  return await fileOf(paper)
}

function factCells([name, value]: Syllabus['facts'][number]) {
  return [
    { scope: 'Row' as const, runs: [{ text: name }] },
    { runs: [{ text: value, face: 'bold' as const }] },
  ]
}

function plans(paper: Paper, root: Tag, all: Syllabus['plans']): void {
  if (all.length === 0) return
  say(paper, root, 'H2', 'Prices', looks.heading)
  for (const { name, lines } of all) {
    roomFor(paper, 60)
    say(paper, root, 'H3', name, looks.subheading)
    for (const text of lines) say(paper, root, 'P', text, { ...looks.paragraph, after: 2 })
  }
}

function closing(paper: Paper, root: Tag, url: string): void {
  roomFor(paper, 130)
  say(paper, root, 'H2', 'Questions?', looks.heading)
  say(paper, root, 'P', `Call ${site.phone} or write to ${site.email}.`, looks.paragraph)
  say(paper, root, 'P', 'Dates and prices change. This path’s page has the current ones.', looks.paragraph)
  const paragraph = paper.struct('P')
  root.add(paragraph)
  say(paper, paragraph, 'Link', url, { ...looks.address, link: url })
  paragraph.end()
}

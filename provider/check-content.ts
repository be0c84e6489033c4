import { brand } from './checks/brand'
import { claims } from './checks/claims'
import { dates } from './checks/dates'
import { files } from './checks/files'
import { filmFiles } from './checks/film-files'
import { finder } from './checks/finder'
import { links } from './checks/links'
import { measurement } from './checks/measurement'
import { altTexts, photos } from './checks/photos'
import { pathPrices, prices } from './checks/prices'
import { questions } from './checks/questions'
import { references } from './checks/references'
import { titles } from './checks/titles'
import { readContent } from './content'
import type { Check, Finding, Surroundings } from './finding'

const checks: Check[] = [
  files,
  brand,
  altTexts,
  photos,
  links,
  dates,
  prices,
  pathPrices,
  references,
  finder,
  filmFiles,
  titles,
  claims,
  measurement,
  questions,
]

/** Checks the whole folder. Each finding names its file and, except for whole files, its line. */
export function checkContent(surroundings: Surroundings): Finding[] {
  const { content, faults } = readContent(surroundings.routes)
  const found = checks.flatMap((check) => check(content, surroundings))
  const broken = faults.map((fault) => ({ ...fault, level: 'error' as const }))
  return [...broken, ...found].sort(
    (a, b) =>
      Number(isOfWholeFile(b)) - Number(isOfWholeFile(a)) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  )
}

// Sorted first, as a missing file causes findings in many other files.
const isOfWholeFile = ({ level, line }: Finding) => level === 'error' && line === undefined

import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { contentDir, nameOf } from '@/provider/content-dir'
import { ContentError } from '@/provider/fault'
import { changedYaml } from './changed-yaml'
import { isFolder, type Kind } from './kinds'
import { RefusedError } from './refused-error'

/** A file as the editor has opened it. */
export type Opened = {
  /** As the checks name it. */
  file: string
  /** Changes with the file; empty where it is new. */
  version: string
  /** Its YAML, and the line on which that begins. */
  source: string
  firstLine: number
  value: unknown
  /** What stands below the fields of a Markdown file. */
  text?: string
}

/**
 * A file’s path in the provider’s folder.
 *
 * @param slug of one of a folder’s files
 * @throws RefusedError where that is no name for a page
 */
export function pathOf(kind: Kind, slug: string): string {
  if (!isFolder(kind)) return kind.path
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 100) return `${kind.path}${slug}.md`
  const message = 'must be of lower-case letters, digits and single hyphens'
  throw new RefusedError(message, 422, 'slug')
}

/**
 * Opens a file. A file of which there is but one need not be there yet.
 *
 * @param path in the provider’s folder
 * @throws RefusedError where it cannot be opened, ContentError where it is no YAML
 */
export function openFile(path: string): Opened {
  const file = nameOf(join(contentDir(), path))
  if (!path.endsWith('.md') && !isTaken(path))
    return { file, version: '', firstLine: 1, source: '', value: undefined }
  const { whole, text } = read(path)
  const parts = partsOf(path, text)
  const document = parseDocument(parts.source)
  if (document.errors[0]) throw new ContentError([{ file, message: document.errors[0].message }])
  const version = createHash('sha256').update(whole).digest('hex')
  const firstLine = parts.before ? 2 : 1
  return {
    file,
    version,
    firstLine,
    source: parts.source,
    value: document.toJS() ?? {},
    text: parts.text?.trim(),
  }
}

/**
 * Writes a file; only what says something else than before is another afterwards.
 *
 * @param version of the file when it was opened; empty for a new one
 * @throws RefusedError where it has changed since then
 */
export function saveFile(path: string, version: string, value: unknown, text?: string): void {
  if (!version) {
    create(path, value, text)
    return
  }
  checkVersion(path, version)
  const { text: before, isWindows } = read(path)
  const parts = partsOf(path, before)
  const { source, text: words = '' } = parts
  const isSame = text === undefined || text.trim() === words.trim()
  const [, start = '', end = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(words) ?? []
  const below = isSame ? words : `${start || '\n'}${text.trim()}${end || '\n'}`
  const after = `${parts.before}${changedYaml(source, value)}${parts.between}${below}`
  write(path, isWindows ? after.replaceAll('\n', '\r\n') : after)
}

/**
 * Removes a file.
 *
 * @throws RefusedError where it has changed since it was opened
 */
export function removeFile(path: string, version: string): void {
  checkVersion(path, version)
  rmSync(placeOf(path))
}

/**
 * Writes what is not there yet, or all of what is: as a whole or not at all.
 *
 * @param path in the provider’s folder
 */
export function write(path: string, content: string | Uint8Array): void {
  const place = placeOf(path)
  const unfinished = join(dirname(place), `.${randomUUID()}.unfinished`)
  try {
    const file = openSync(unfinished, 'wx')
    writeFileSync(file, content)
    fsyncSync(file)
    closeSync(file)
    renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Whether there is a file or anything else of this name. */
export function isTaken(path: string): boolean {
  return lstatSync(join(contentDir(), path), { throwIfNoEntry: false }) !== undefined
}

function create(path: string, value: unknown, text = ''): void {
  if (isTaken(path))
    throw new RefusedError('There is a file of this name already: choose another one', 409, 'slug')
  const yaml = stringify(value, { lineWidth: 0 })
  write(path, path.endsWith('.md') ? `---\n${yaml}---\n${text.trim() && `\n${text.trim()}\n`}` : yaml)
}

function checkVersion(path: string, version: string): void {
  if (createHash('sha256').update(read(path).whole).digest('hex') === version) return
  throw new RefusedError(
    'This file has changed since you opened it, and was left as it is. Copy what you wrote, then open it anew',
    409,
  )
}

// A link would lead a file out of the folder.
function placeOf(path: string): string {
  const root = realpathSync(contentDir())
  const place = join(root, path)
  mkdirSync(dirname(place), { recursive: true })
  const isInside = place.startsWith(root + sep) && realpathSync(dirname(place)) === dirname(place)
  const stat = lstatSync(place, { throwIfNoEntry: false })
  if (isInside && (!stat || stat.isFile())) return place
  throw new RefusedError('This file does not lie in the provider’s folder itself: change it where it lies')
}

function read(path: string): { whole: Buffer; text: string; isWindows: boolean } {
  const stat = lstatSync(join(contentDir(), path), { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new RefusedError('There is no such file', 404)
  const whole = readFileSync(placeOf(path))
  const text = whole.toString('utf8')
  const isWindows = /\r\n/.test(text) && !/[^\r]\n/.test(text)
  return { whole, text: isWindows ? text.replaceAll('\r\n', '\n') : text, isWindows }
}

function partsOf(path: string, text: string) {
  if (!path.endsWith('.md')) return { before: '', source: text, between: '', text: undefined }
  const match = /^(\uFEFF?---\n)([\s\S]*?)(\n---[^\S\n]*(?:\n|$))([\s\S]*)$/.exec(text)
  if (!match)
    throw new RefusedError('This file must begin with front matter between two lines of three hyphens')
  const [, before = '', source = '', between = '', below = ''] = match
  return { before, source, between, text: below }
}

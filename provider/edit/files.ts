import { createHash, randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { contentDir, nameOf } from '@/provider/content-dir'
import { ContentError } from '@/provider/fault'
import { changedYaml } from './changed-yaml'

/** Why a file was not opened or changed, in words for the person who edits it. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  /** @param isOfName true when the new file's name is at fault */
  constructor(
    message: string,
    readonly status: 404 | 409 | 422 = 422,
    readonly isOfName = false,
  ) {
    super(message)
  }
}

export type OpenFile = {
  /** The file's path, as findings show it. */
  file: string
  /** A hash of the file; empty for a new one. */
  version: string
  /** The file's YAML, which begins at line `firstLine`. */
  source: string
  firstLine: number
  value: unknown
  /** The text below the fields of a Markdown file. */
  text?: string
}

/** Opens a missing YAML file as an empty one. Throws RefusedError, or ContentError for invalid YAML. */
export function openFile(path: string): OpenFile {
  const file = nameOf(join(contentDir(), path))
  if (!path.endsWith('.md') && !isTaken(path))
    return { file, version: '', firstLine: 1, source: '', value: undefined }
  const { version, text, firstLine, source } = read(path)
  const document = parseDocument(source)
  if (document.errors[0]) throw new ContentError([{ file, message: document.errors[0].message }])
  return { file, version, firstLine, source, value: document.toJS() ?? {}, text: text?.trim() }
}

/** `version` comes from `openFile`; empty creates a file. Throws RefusedError when the file has changed since. */
export function saveFile(path: string, version: string, value: unknown, text?: string): void {
  if (!version) {
    create(path, value, text)
    return
  }
  const { before, source, between, text: words = '', isWindows } = readUnchanged(path, version)
  const isSame = text === undefined || text.trim() === words.trim()
  const [, start = '', end = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(words) ?? []
  const below = isSame ? words : `${start || '\n'}${text.trim()}${end || '\n'}`
  const yaml = changedYaml(source, value)
  if (yaml === undefined) throw new RefusedError('This file can’t be changed here. Edit it by hand')
  const after = `${before}${yaml}${between}${below}`
  write(path, isWindows ? after.replaceAll('\n', '\r\n') : after)
}

/** Throws RefusedError when the file has changed since it was opened. */
export function removeFile(path: string, version: string): void {
  readUnchanged(path, version)
  rmSync(placeOf(path))
}

/** Writes the whole file or nothing. */
export function write(path: string, content: string | Uint8Array): void {
  const place = placeOf(path)
  const unfinished = join(dirname(place), `.${randomUUID()}.unfinished`)
  try {
    writeFileSync(unfinished, content, { flag: 'wx', flush: true })
    renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

export function isTaken(path: string): boolean {
  return lstatSync(join(contentDir(), path), { throwIfNoEntry: false }) !== undefined
}

function create(path: string, value: unknown, text = ''): void {
  if (isTaken(path)) throw new RefusedError('A file with this name exists. Choose another name', 409, true)
  const yaml = stringify(value, { lineWidth: 0 })
  write(path, path.endsWith('.md') ? `---\n${yaml}---\n${text.trim() && `\n${text.trim()}\n`}` : yaml)
}

function readUnchanged(path: string, version: string) {
  const file = read(path)
  if (file.version === version) return file
  const message =
    'This file has changed since you opened it, so we didn’t save over it. Copy what you wrote, then open it again'
  throw new RefusedError(message, 409)
}

// Refuses symbolic links, which could lead out of the folder.
function placeOf(path: string): string {
  const root = realpathSync(contentDir())
  const place = join(root, path)
  mkdirSync(dirname(place), { recursive: true })
  const isInside = place.startsWith(root + sep) && realpathSync(dirname(place)) === dirname(place)
  const stat = lstatSync(place, { throwIfNoEntry: false })
  if (isInside && (!stat || stat.isFile())) return place
  throw new RefusedError('This file isn’t in the provider’s folder itself. Change it where it is')
}

function read(path: string) {
  const stat = lstatSync(join(contentDir(), path), { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new RefusedError('There’s no such file', 404)
  const whole = readFileSync(placeOf(path))
  const version = createHash('sha256').update(whole).digest('hex')
  const content = whole.toString('utf8')
  const isWindows = /\r\n/.test(content) && !/[^\r]\n/.test(content)
  const text = isWindows ? content.replaceAll('\r\n', '\n') : content
  if (!path.endsWith('.md'))
    return { version, isWindows, before: '', firstLine: 1, source: text, between: '' }
  const match = /^(\uFEFF?---\n)([\s\S]*?)(\n---[^\S\n]*(?:\n|$))([\s\S]*)$/.exec(text)
  if (!match)
    throw new RefusedError('This file must begin with front matter between two lines of three hyphens')
  const [, before = '', source = '', between = '', below = ''] = match
  return { version, isWindows, before, firstLine: 2, source, between, text: below }
}

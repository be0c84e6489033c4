// The words that a picture shows, read by Tesseract: what is installed already, else Debian's package.
import { spawnSync } from 'node:child_process'
import { installPackage } from './debian.mjs'

/**
 * @param {Buffer} picture a PNG
 * @returns {string | undefined} its words, with a blank between each two; undefined where nothing can read them
 */
export function wordsOf(picture) {
  if (!isThere()) installPackage('tesseract-ocr')
  if (!isThere()) return undefined
  const { stdout } = spawnSync('tesseract', ['-', '-', '--psm', '11'], { input: picture, encoding: 'utf8' })
  return stdout.replace(/\s+/g, ' ').trim()
}

const isThere = () => spawnSync('tesseract', ['--version']).status === 0

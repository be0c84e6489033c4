// The words that a picture shows, read by Tesseract: what is installed already, else Debian's package.
import { spawnSync } from 'node:child_process'
import { installPackage } from './debian.mjs'

// Asked once: to install it takes a while, also in vain.
let canRead

/**
 * @param {Buffer} picture a PNG
 * @returns {string | undefined} its words, with a blank between each two; undefined where nothing can read them
 */
export function wordsOf(picture) {
  canRead ??= isThere() || install()
  if (!canRead) return undefined
  const { stdout } = spawnSync('tesseract', ['-', '-', '--psm', '11'], { input: picture, encoding: 'utf8' })
  return stdout.replace(/\s+/g, ' ').trim()
}

function install() {
  installPackage('tesseract-ocr')
  return isThere()
}

const isThere = () => spawnSync('tesseract', ['--version']).status === 0

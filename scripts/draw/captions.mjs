/**
 * The captions of a film, from its words as a visitor reads them.
 *
 * @param {string} words scenes of a time and what is said, each followed by lines of which those in brackets tell what
 *   is drawn: captions leave these out
 * @param {number} length of the film, in seconds
 * @returns {string} WebVTT
 */
export function captions(words, length) {
  const scenes = [...words.matchAll(/^(\d+):(\d\d) {2}(.+)\n((?: {6}.+\n?)*)/gm)]
  const starts = [...scenes.map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds)), length]
  const cues = scenes.map(([, , , said, more], at) => {
    const lines = more.split('\n').map((line) => line.trim())
    const text = [said, ...lines.filter((line) => line && !line.startsWith('['))].join('\n')
    return `${stamp(starts[at])} --> ${stamp(starts[at + 1])}\n${text}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

const stamp = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)

import { extname } from 'node:path'
import { filmTypes } from '@/provider/film-types'
import { type Check, findingAt } from '@/provider/finding'
import { didYouMean } from '@/provider/nearest'
import { readSource } from '@/provider/read'

const keys = ['url', 'webm', 'captions', 'transcript', 'thumbnail'] as const

/** Film files that are missing in `films/` or of a type that is not served. */
export const filmFiles: Check = ({ provider, filesIn }) => {
  if (!provider?.film) return []
  const file = readSource('provider.yaml')
  const { film } = provider
  const there = filesIn('films')
  return keys.flatMap((key) => {
    const [, name] = /^\/films\/(.*)$/.exec(film[key] ?? '') ?? []
    const message = name && faultOf(name, there)
    return message ? [findingAt('error', file, ['film', key], message)] : []
  })
}

function faultOf(name: string, there: string[]): string | undefined {
  const types = Object.keys(filmTypes)
  if (!types.includes(extname(name)))
    return `films/${name} can’t be used: films must end with ${types.join(', ')}`
  return there.includes(name) ? undefined : `there’s no films/${name}${didYouMean(name, there)}`
}

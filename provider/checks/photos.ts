import { type Check, type Finding, findingAt } from '@/provider/finding'
import { linksIn } from '@/provider/links-in'
import type { Source } from '@/provider/parse-yaml'
import { passagesOf } from '@/provider/passages'
import { readSource } from '@/provider/read'

type Fields = { photo?: string; photo_alt?: string }
type Contract = { image?: string | null; img_display?: string | null }

/** Finds photographs without a description. A person's name describes their photograph. */
export const photos: Check = ({ posts, pages, people, testimonies, home, ...content }) => {
  const hero = home?.sections.findIndex(({ section }) => section === 'hero') ?? -1
  return [
    ...[...content['career-paths'], ...posts, ...pages].flatMap((file) => faultsOf(file.fields, file)),
    ...[...people, ...testimonies].flatMap((file) => faultsOf(file.fields, file, [], file.fields.name)),
    ...[...content['career-paths'], ...posts, ...testimonies].flatMap(misnamed),
    ...(home && hero >= 0
      ? faultsOf(home.sections[hero] as Fields, readSource('home.yaml'), ['sections', hero])
      : []),
  ]
}

// In the contract, these fields have a web address, so the site would not find a file of the folder.
function misnamed({ fields, ...file }: Source & { fields: Contract }): Finding[] {
  return (['image', 'img_display'] as const)
    .filter((key) => /^\.{0,2}\/?pictures\//.test(fields[key] ?? ''))
    .map((key) => {
      const message = `${key}: for a photograph in the folder, use photo and photo_alt instead`
      return findingAt('error', file, [key], message)
    })
}

function faultsOf(fields: Fields, file: Source, at: PropertyKey[] = [], words = fields.photo_alt): Finding[] {
  const fault = (key: keyof Fields, message: string) => [findingAt('error', file, [...at, key], message)]
  if (fields.photo && !words)
    return fault('photo', 'photo_alt is missing: say what the photograph shows, for people who can’t see it')
  if (fields.photo_alt && !fields.photo)
    return fault('photo_alt', 'photo_alt: there’s no photo for this description')
  return []
}

/** Finds pictures in texts without a description for readers who cannot see them. */
export const altTexts: Check = (content) =>
  passagesOf(content).flatMap(({ file, text, line }) =>
    linksIn(text)
      .filter(({ isPicture, words }) => isPicture && !words)
      .map(({ href }) => ({
        level: 'error' as const,
        file,
        line: line(),
        message: `the picture ${href} has no description for people who can’t see it: write one between the square brackets`,
      })),
  )

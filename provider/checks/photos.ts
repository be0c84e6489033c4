import type { Check, Finding } from '@/provider/finding'
import { lineIn } from '@/provider/parse-yaml'
import { fileIn } from '@/provider/read'

type Place = { file: string; source: string; at: PropertyKey[]; firstLine: number }
type Fields = { photo?: string; photo_alt?: string }
type Contract = { image?: string | null; img_display?: string | null }

/** Finds photographs without a description. A person's name describes their photograph. */
export const photos: Check = ({ posts, pages, people, testimonies, home, ...content }) => {
  const hero = home?.sections.findIndex(({ section }) => section === 'hero') ?? -1
  return [
    ...[...content['career-paths'], ...posts, ...pages].flatMap((file) =>
      faultsOf(file.fields, inFront(file)),
    ),
    ...[...people, ...testimonies].flatMap((file) => faultsOf(file.fields, inFront(file), file.fields.name)),
    ...[...content['career-paths'], ...posts, ...testimonies].flatMap(misnamed),
    ...(home && hero >= 0 ? faultsOf(home.sections[hero] as Fields, inHome(['sections', hero])) : []),
  ]
}

// In the contract, these fields have a web address, so the site would not find a file of the folder.
function misnamed({ fields, ...file }: { fields: Contract; file: string; source: string }): Finding[] {
  return (['image', 'img_display'] as const)
    .filter((key) => /^\.{0,2}\/?pictures\//.test(fields[key] ?? ''))
    .map((key) => {
      const message = `${key}: for a photograph in the folder, use photo and photo_alt instead`
      return { level: 'error', file: file.file, line: lineIn(file.source, [key], 2), message }
    })
}

const inFront = ({ file, source }: { file: string; source: string }): Place => ({
  file,
  source,
  at: [],
  firstLine: 2,
})

function inHome(at: PropertyKey[]): Place {
  const { name, text } = fileIn('home.yaml')
  return { file: name, source: text, at, firstLine: 1 }
}

function faultsOf(
  fields: Fields,
  { file, source, at, firstLine }: Place,
  words = fields.photo_alt,
): Finding[] {
  const fault = (key: keyof Fields, message: string): Finding[] => [
    { level: 'error', file, line: lineIn(source, [...at, key], firstLine), message },
  ]
  if (fields.photo && !words)
    return fault('photo', 'photo_alt is missing: say what the photograph shows, for people who can’t see it')
  if (fields.photo_alt && !fields.photo)
    return fault('photo_alt', 'photo_alt: there’s no photo for this description')
  return []
}

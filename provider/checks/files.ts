import { join } from 'node:path'
import { contentDir, nameOf } from '@/provider/content-dir'
import { type Check, type Finding, findingAt } from '@/provider/finding'
import { type Kind, kinds } from '@/provider/kinds'
import { nearest } from '@/provider/nearest'

const ofKinds = Object.entries<Kind>(kinds).map(([name, { file }]) => file?.split('/')[0] ?? name)
// Other names that the provider's folder may contain. The last three belong to npm packages with fonts.
const known = [...ofKinds, 'pictures', 'films', 'package.json', 'package-lock.json', 'node_modules']
// Folders whose file names this check reads. `readPages` checks the names of pages.
const named = Object.entries<Kind>(kinds).flatMap(([name, { file }]) =>
  file || name === 'pages' ? [] : name,
)

/** Finds unknown names, file names that cannot be addresses, and missing files. */
export const files: Check = (content, { isPublisher }) => [
  ...unknownNames(content.filesIn('.')),
  ...named.flatMap((folder) => namesOf(folder, content.filesIn(folder))),
  ...(isPublisher && content['career-paths'].length === 0 ? [noCareerPath()] : []),
  ...content.resources.flatMap((resource) => {
    const { file } = resource.fields
    if (!file || content.has(`resources/files/${file}`)) return []
    return [findingAt('error', resource, ['file'], `file: there’s no resources/files/${file}`)]
  }),
]

function unknownNames(names: string[]): Finding[] {
  return names.flatMap((name): Finding[] => {
    if (known.includes(name) || /^(README|LICENSE|\.)/i.test(name)) return []
    const meant = nearest(name, known)
    const message = meant
      ? `did you mean ${meant}?`
      : 'isn’t used: the site has no use for a file or folder with this name'
    return [{ level: meant ? 'error' : 'warning', file: nameOf(join(contentDir(), name)), message }]
  })
}

function namesOf(folder: string, names: string[]): Finding[] {
  return names
    .filter(
      (name) => name.endsWith('.md') && !/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name) && !name.startsWith('.'),
    )
    .map((name) => ({
      level: 'error',
      file: nameOf(join(contentDir(), folder, name)),
      message: 'its name becomes its address: use lower-case letters, digits and single hyphens',
    }))
}

const noCareerPath = (): Finding => ({
  level: 'error',
  file: nameOf(join(contentDir(), 'career-paths')),
  message: 'has no career path, and the site needs at least one',
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureNames } from './picture-name'

type NamedPicture = {
  /** In the provider's folder, such as "pictures/workshop.jpg". */
  picture: string
  /** The text's path in that folder. */
  text: string
  line: number
}

/** The pictures that the texts in a folder name. `dir` is absolute. */
export async function namedPictures(dir: string): Promise<NamedPicture[]> {
  const names = await readdir(dir, { recursive: true })
  const texts = names.filter((name) => /\.(ya?ml|md)$/.test(name) && !/(^|[/\\])(node_modules|\.)/.test(name))
  const named = texts
    .sort()
    .map(async (text) =>
      (await readFile(join(dir, text), 'utf8'))
        .split('\n')
        .flatMap((words, index) =>
          [...words.matchAll(pictureNames)].map(([picture]) => ({ picture, text, line: index + 1 })),
        ),
    )
  return (await Promise.all(named)).flat()
}

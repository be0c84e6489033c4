import { bakedDir, contentDir } from '@/provider/content-dir'
import { findPicture } from './find-picture'
import { namedPictures } from './named-pictures'

/** Hashes of the current pictures that the build baked into pages. A changed value means that a file has changed. */
export async function bakedPictures(): Promise<string> {
  const isBaked = (text: string) => /^(people|pages)[/\\]|^home\.yaml$/.test(text)
  const named = (await namedPictures(bakedDir())).filter(({ text }) => isBaked(text))
  const hashes = named.map(({ picture }) =>
    findPicture(contentDir(), picture).then(
      ({ hash }) => hash,
      () => 'none',
    ),
  )
  return (await Promise.all(hashes)).join()
}

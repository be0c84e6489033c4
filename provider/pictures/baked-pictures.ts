import { bakedDir, contentDir } from '@/provider/content-dir'
import { findPicture } from './find-picture'
import { namedPictures } from './named-pictures'

/**
 * What the pictures of people and pages show, which a build has baked otherwise: the same text, the same pictures.
 */
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

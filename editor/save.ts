import { wordsOf } from '@/provider/words-of'
import { pathOf, saveFile } from './files'
import { checkedBy, isFolder, type Kind } from './kinds'
import { fieldAt } from './read-form'

type Sent = { kind: Kind; slug: string; form: FormData; value: unknown }
export type Saved = { to: string } | { message: string; faults: { at: string; message: string }[] }

/**
 * Saves what a form says, unless it breaks the rules of its kind.
 *
 * @returns where to go on; or what is wrong, by the fields of the form
 * @throws RefusedError as `saveFile` does
 */
export function save({ kind, slug, form, value }: Sent): Saved {
  const path = pathOf(kind, slug)
  const { error } = checkedBy(kind, slug).safeParse(value, { error: wordsOf })
  // No field asks for a name that is not known: it is told of beside the form.
  const faults = (error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => ({ at: fieldAt(path, form), message }))
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'one field' : `${faults.length} fields`
    return { message: `Not saved: look at ${count}`, faults }
  }
  const text = kind.hasText?.(slug) ? String(form.get('text') ?? '').replaceAll('\r\n', '\n') : undefined
  saveFile(path, String(form.get('version') ?? ''), value, text)
  return { to: isFolder(kind) ? `/file/${kind.name}/${slug}` : `/file/${kind.name}` }
}

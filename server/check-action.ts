import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { Refusal } from './refusal'

const renewed = new Refusal(
  409,
  'This page has been renewed since you opened it. Load it again and send the form once more.',
)
const noForm = new Refusal(400, 'This is not how a form of this site is sent.')

/**
 * The ids of the server actions of a build.
 *
 * @param dist the folder of the build
 * @returns nothing where Next keeps them elsewhere than it did: then it alone decides
 */
export function actionIds(dist: string): Set<string> | undefined {
  try {
    const { node } = JSON.parse(readFileSync(join(dist, 'server/server-reference-manifest.json'), 'utf8'))
    return new Set(Object.keys(node))
  } catch {
    return
  }
}

/**
 * Looks at a form before Next does, which prints a stack for each that it cannot read, and answers 500 for some.
 *
 * @param body of the form, whole
 * @param known the ids of the server actions that there are
 * @throws Refusal
 */
export async function checkAction(
  headers: IncomingHttpHeaders,
  body: Buffer,
  known: Set<string> | undefined,
): Promise<void> {
  const type = headers['content-type'] ?? ''
  const isMultipart = /^multipart\/form-data/i.test(type)
  const form = isMultipart ? await formOf(type, body) : undefined
  const called = headers['next-action']
  if (called === undefined && !form) return
  const ids = called === undefined && form ? [...idsIn(form)] : [String(called)]
  if (ids.length === 0 || ids.some((id) => !/^[0-9a-f]{42}$/.test(id))) throw noForm
  if (known && ids.some((id) => !known.has(id))) throw renewed
}

async function formOf(type: string, body: Buffer): Promise<FormData> {
  return await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw noForm
    })
}

// As React names them in a form that is posted without script.
function* idsIn(form: FormData): Generator<string> {
  for (const name of form.keys()) {
    const [, kind, rest = ''] = /^\$ACTION_(ID|REF)_(.*)$/.exec(name) ?? []
    if (kind === 'ID') yield rest
    if (kind === 'REF') yield idOf(form.get(`$ACTION_${rest}:0`))
  }
}

function idOf(reference: FormDataEntryValue | null): string {
  try {
    return String(JSON.parse(String(reference)).id)
  } catch {
    return ''
  }
}

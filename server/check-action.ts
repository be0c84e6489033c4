import type { IncomingHttpHeaders } from 'node:http'
import { log } from '@/lib/log'
import type { Actions } from './next-internals'
import { Refusal } from './refusal'

const outdated = new Refusal(
  409,
  'This page has changed since you opened it. Reload it and send the form again.',
)
const noForm = new Refusal(
  400,
  'This form wasn’t sent in the expected way. Reload its page and send it again.',
)

const maxDepth = 5

/** Refuses forms that Next cannot read: Next would print a stack for each, and answer some with 500. */
export async function checkAction(
  headers: IncomingHttpHeaders,
  body: Buffer,
  { names, areAsExpected }: Actions,
): Promise<void> {
  const type = headers['content-type'] ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  const form = isMultipart ? await formOf(type, body) : undefined
  const called = headers['next-action']
  if (called === undefined && !form) return
  const ids = called === undefined && form ? [...idsIn(form)] : [String(called)]
  const [example = { length: 42 }] = names?.keys() ?? []
  const isId = (id: string) => id.length === example.length && /^[0-9a-f]+$/.test(id)
  if (ids.length === 0 || !ids.every(isId)) throw noForm
  if (names && ids.some((id) => !names.has(id))) throw outdated
  if (!areAsExpected) return
  const isOfList = names?.get(ids[0] ?? '')?.startsWith('load') ?? !form
  if (isOfList === !form && isReadable(form ?? body.toString(), called === undefined)) return
  log('warn', 'action_misread')
  throw noForm
}

/**
 * Whether a body has the parts that this site sends: a state and a form, a page number, or, without script, a state.
 * With other parts, React would throw during the render, and monitoring would count a fault.
 */
export function isReadable(form: FormData | string, isPosted: boolean): boolean {
  if (typeof form === 'string') return isPageNumber(form)
  const names = [...form.keys()]
  if (!isPosted) {
    const [args] = form.getAll('0')
    return names.every((name) => /^(?:0$|_1_)/.test(name)) && isText(args) && isState(args, ['$K1'])
  }
  const own = names.filter((name) => name.startsWith('$'))
  const [reference, ...more] = own.filter((name) => name.startsWith('$ACTION_REF_'))
  if (!reference || more.length > 0 || new Set(own).size < own.length) return false
  const prefix = reference.replace('REF_', '')
  return own.every((name) => {
    const text = form.get(name)
    if (name === reference || name === '$ACTION_KEY') return true
    if (name === `${prefix}:1`) return isText(text) && isState(text, [])
    return name === `${prefix}:0` && isText(text) && isBound(text, form.has(`${prefix}:1`))
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isBound(text: string, hasState: boolean): boolean {
  const { bound } = JSON.parse(text)
  return bound === '$@1' && hasState
}

const isPageNumber = (text: string) => /^\[\d{1,9}\]$/.test(text)

// A string that begins with `$` refers to another part of the body; `$$` is a dollar sign.
function isState(text: string, rest: unknown[]): boolean {
  const isPlain = (value: unknown, depth: number): boolean => {
    if (typeof value === 'string') return !/^\$(?!\$|undefined$)/.test(value)
    if (typeof value !== 'object' || value === null) return true
    return depth < maxDepth && Object.values(value).every((each) => isPlain(each, depth + 1))
  }
  try {
    const [state, ...others] = JSON.parse(text)
    const isWhole = JSON.stringify(others) === JSON.stringify(rest)
    return isWhole && typeof state === 'object' && state !== null && isPlain(state, 0)
  } catch {
    return false
  }
}

async function formOf(type: string, body: Buffer): Promise<FormData> {
  return await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw noForm
    })
}

function* idsIn(form: FormData): Generator<string> {
  for (const name of form.keys()) {
    const [, kind, rest = ''] = /^\$ACTION_(ID|REF)_(.*)$/.exec(name) ?? []
    if (kind === 'ID') yield rest
    if (kind === 'REF') yield idOf(form.get(`$ACTION_${rest}:0`))
  }
}

function idOf(reference: FormDataEntryValue | null): string {
  try {
    const { id } = JSON.parse(String(reference))
    return isText(id) ? id : ''
  } catch {
    return ''
  }
}

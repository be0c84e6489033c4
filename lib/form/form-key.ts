export const formKeyField = 'formKey'

/** A UUID; undefined over plain HTTP, where browsers lack `randomUUID`. */
export function newFormKey(): string | undefined {
  return globalThis.crypto?.randomUUID?.()
}

/** Undefined without script, and for anything but a UUID. */
export function formKeyOf(form: FormData): string | undefined {
  const key = form.get(formKeyField)
  return typeof key === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key) ? key : undefined
}

/** The name under which a form sends the key of the one time it was filled in. */
export const formKeyField = 'formKey'

/**
 * Makes the key of a form that is being filled in, in the browser.
 * @returns a UUID; undefined on a page that came over plain HTTP, where browsers make none
 */
export function newFormKey(): string | undefined {
  return globalThis.crypto?.randomUUID?.()
}

/**
 * Reads the key of a form that was sent.
 * @param form what was posted; a browser without script sends no key
 * @returns the key; undefined where there is none or it is no UUID
 */
export function formKeyOf(form: FormData): string | undefined {
  const key = form.get(formKeyField)
  return typeof key === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key) ? key : undefined
}

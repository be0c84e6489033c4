/** Why something is left as it is, in words for who edits it. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  /**
   * @param status of the answer
   * @param at the field of the form that it is about
   */
  constructor(
    message: string,
    readonly status: 404 | 409 | 422 = 422,
    readonly at?: string,
  ) {
    super(message)
  }
}

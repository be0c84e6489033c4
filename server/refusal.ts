/** A request that is not answered: what is wrong with it, in words for who has sent it. */
export class Refusal extends Error {
  /**
   * @param seconds after which it may be sent again
   */
  constructor(
    readonly status: number,
    message: string,
    readonly seconds = 0,
  ) {
    super(message)
  }
}

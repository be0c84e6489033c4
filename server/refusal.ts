/** A refused request. `seconds` is when it may be sent again. The message is for its sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly seconds = 0,
  ) {
    super(message)
  }
}

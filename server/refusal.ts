/** A refused request. The message is for its sender, who may send it again after `seconds`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly seconds = 0,
  ) {
    super(message)
  }
}

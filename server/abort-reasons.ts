/**
 * Takes the stack from the reason of each abort. React ends every render by one, with an error whose stack nobody has read
 * and which therefore holds the objects that its frames ran on. Those are Node's immediates, each of which knows the one
 * before it: whatever held the render of one request, such as a timer, held all requests since then. 600 forms took 240 MB.
 */
export function dropStacksOfAborts(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) reason.stack = String(reason)
    abort.call(this, reason)
  }
}

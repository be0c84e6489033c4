/**
 * The ref of a button that needs script; it also has `data-undriven=""` and the class `with-script`. A click
 * before React attached is replayed now (server/first-touch.ts).
 */
export function driven(button: HTMLButtonElement | null) {
  button?.removeAttribute('data-undriven')
  button?.dispatchEvent(new Event('driven'))
}

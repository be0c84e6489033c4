/**
 * The ref of a button that does nothing without script; it has `data-undriven=""` and the class `with-script` as well.
 * It is pressed now if somebody has pressed it before React came (server/first-touch.ts).
 */
export function driven(button: HTMLButtonElement | null) {
  button?.removeAttribute('data-undriven')
  button?.dispatchEvent(new Event('driven'))
}

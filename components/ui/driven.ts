/**
 * The ref of a button that needs script. The button also has `data-undriven=""` and the class `with-script`.
 * When React attaches, server/first-touch.ts replays an earlier click.
 */
export function driven(button: HTMLButtonElement | null) {
  button?.removeAttribute('data-undriven')
  button?.dispatchEvent(new Event('driven'))
}

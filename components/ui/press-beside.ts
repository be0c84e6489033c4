/** Reports clicks beside the dialog in WebKit, which lacks `closedby`. A click that began inside does not count. */
export function onPressBeside(dialog: HTMLDialogElement, tell: () => void): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => {}
  let began = false
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  }
  const begin = (event: MouseEvent) => {
    began = isBeside(event)
  }
  const end = (event: MouseEvent) => {
    if (began && isBeside(event)) tell()
  }
  dialog.addEventListener('mousedown', begin)
  dialog.addEventListener('click', end)
  return () => {
    dialog.removeEventListener('mousedown', begin)
    dialog.removeEventListener('click', end)
  }
}

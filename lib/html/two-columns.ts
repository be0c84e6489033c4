/**
 * Sets a table of two columns so that it reads on a phone without scrolling sideways, with its first column as heads of
 * its rows. A paragraph before it that begins with "Table: " becomes its caption. Other tables stay as they are.
 *
 * @param table of a sanitised text
 */
export function setInTwoColumns(table: HTMLTableElement): void {
  const rows = [...table.rows]
  if (rows.some(({ cells }) => cells.length !== 2)) return
  table.className = 'table table-fixed'
  table.removeAttribute('tabindex')
  for (const { cells } of rows) {
    const [name, text] = cells
    if (name?.tagName === 'TD') name.replaceWith(rowHead(name))
    else for (const head of [name, text]) setHead(head)
    text?.classList.remove('min-w-60')
  }
  rows[0]?.cells[0]?.classList.add('w-2/5')
  takeCaption(table)
}

function rowHead(cell: HTMLTableCellElement): HTMLTableCellElement {
  const head = cell.ownerDocument.createElement('th')
  head.scope = 'row'
  head.className = 'pr-3 font-semibold wrap-anywhere'
  head.append(...cell.childNodes)
  return head
}

function setHead(head: HTMLTableCellElement | undefined): void {
  if (!head) return
  head.scope = 'col'
  head.className = 'font-semibold text-muted'
}

function takeCaption(table: HTMLTableElement): void {
  const before = table.previousElementSibling
  const words = /^Table: (.*)/s.exec(before?.textContent ?? '')?.[1]
  if (before?.tagName !== 'P' || !words) return
  before.remove()
  const caption = table.createCaption()
  caption.className = 'sr-only'
  caption.textContent = words
}

import { Parser } from 'htmlparser2'

/** A piece of a text: a heading of a level, a paragraph, or an item of a list. */
export type Block = { kind: 'heading' | 'paragraph' | 'item'; text: string }

const kinds: Record<string, Block['kind']> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
  li: 'item',
  td: 'item',
  th: 'item',
  pre: 'paragraph',
  dt: 'item',
  dd: 'item',
}

/**
 * The headings, paragraphs and lists of HTML, as plain words.
 *
 * @param html sanitised
 */
export function blocksIn(html: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const close = () => {
    const text = open?.text.replace(/\s+/g, ' ').trim()
    if (open && text) blocks.push({ ...open, text })
    open = undefined
  }
  const parser = new Parser({
    onopentagname(name) {
      const kind = kinds[name]
      // A paragraph in a list is the item's own.
      if (!kind || (open?.kind === 'item' && kind === 'paragraph' && !open.text.trim())) return
      close()
      open = { kind, text: '' }
    },
    ontext(text) {
      open ??= { kind: 'paragraph', text: '' }
      open.text += text
    },
    onclosetag(name) {
      if (kinds[name]) close()
    },
  })
  parser.end(html)
  close()
  return blocks
}

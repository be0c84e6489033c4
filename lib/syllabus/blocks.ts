import { Parser } from 'htmlparser2'

/** A piece of a text: a heading of a level, a paragraph, an item of a list, or lines of a program. */
export type Block = { kind: 'heading' | 'paragraph' | 'item' | 'code'; text: string }

const kinds: Record<string, Block['kind']> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  p: 'paragraph',
  li: 'item',
  td: 'item',
  th: 'item',
  pre: 'code',
  dt: 'item',
  dd: 'item',
}

/**
 * The headings, paragraphs and lists of HTML, as plain words. Of a program the lines stay lines.
 *
 * @param html sanitised
 */
export function blocksIn(html: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const close = () => {
    const text = open?.kind === 'code' ? open.text.trimEnd() : open?.text.replace(/\s+/g, ' ').trim()
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

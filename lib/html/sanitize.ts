declare const safe: unique symbol

/** HTML that has been through `sanitize`; `<RichText>` takes nothing else. */
export type SafeHtml = string & { [safe]: true }

/**
 * Makes HTML written elsewhere fit to be shown: text, lists, tables, links, images and code; nothing that runs,
 * styles or asks for input. Images wait until they are near, and what scrolls sideways can be reached by keyboard.
 * Takes and gives HTML. The sanitiser and its DOM are loaded when first needed.
 */
export async function sanitize(html: string): Promise<SafeHtml> {
  const DOMPurify = await sanitiser()
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'h1'],
    FORBID_ATTR: ['style', 'id', 'name', 'class'],
  })
  return clean as SafeHtml
}

// How Markdown says that a column of a table is aligned; HTML itself no longer has the attribute.
const aligned: Record<string, string> = { center: 'text-center', right: 'text-right' }

let loaded: Promise<typeof import('isomorphic-dompurify').default> | undefined

function sanitiser() {
  loaded ??= import('isomorphic-dompurify').then(({ default: DOMPurify }) => {
    DOMPurify.addHook('afterSanitizeAttributes', (node) => {
      if (node.tagName === 'IMG') {
        node.setAttribute('loading', 'lazy')
        node.setAttribute('decoding', 'async')
        if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
      }
      const align = aligned[node.getAttribute('align') ?? '']
      if (align) node.setAttribute('class', align)
      node.removeAttribute('align')
      // A sentence in a cell: on a phone the table scrolls sideways rather than set it one word to a line.
      if (node.tagName === 'TD' && (node.textContent?.length ?? 0) > 48) node.classList.add('min-w-60')
      if (node.tagName === 'PRE' || node.tagName === 'TABLE') node.setAttribute('tabindex', '0')
    })
    return DOMPurify
  })
  return loaded
}

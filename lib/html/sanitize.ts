declare const safe: unique symbol

/** HTML that has been through `sanitize`; `<RichText>` takes nothing else. */
export type SafeHtml = string & { [safe]: true }

const config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'h1'],
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
}

/**
 * Makes HTML written elsewhere fit to be shown: text, lists, tables, links, images and code; nothing that runs, styles
 * or asks for input. Images load when they are near, and what scrolls sideways can be reached by keyboard.
 *
 * @param html as an editor or another server wrote it
 */
export async function sanitize(html: string): Promise<SafeHtml> {
  const DOMPurify = await sanitiser()
  return DOMPurify.sanitize(html, config) as SafeHtml
}

/**
 * The same as elements, for what has to be read or changed in it.
 *
 * @param html as an editor or another server wrote it
 * @returns an element of a document of its own, whose `innerHTML` is what `sanitize` gives
 */
export async function sanitizeToDom(html: string): Promise<HTMLElement> {
  const DOMPurify = await sanitiser()
  return DOMPurify.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement
}

// Markdown aligns the columns of a table by an attribute that HTML itself has given up.
const aligned: Record<string, string> = { center: 'text-center', right: 'text-right' }

// The sanitiser brings a DOM with it, which is loaded only when it is first needed.
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
      // A cell that holds a sentence keeps its width: on a phone the table then scrolls sideways, where the sentence
      // would otherwise stand one word to a line.
      if (node.tagName === 'TD' && (node.textContent?.length ?? 0) > 48) node.classList.add('min-w-60')
      if (node.tagName === 'PRE' || node.tagName === 'TABLE') node.setAttribute('tabindex', '0')
    })
    return DOMPurify
  })
  return loaded
}

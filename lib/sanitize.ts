declare const safe: unique symbol

/** HTML that has been through `sanitize`; `<RichText>` takes nothing else. */
export type SafeHtml = string & { [safe]: true }

/**
 * Makes HTML written elsewhere fit to be shown: text, lists, tables, links, images and code; nothing that runs,
 * styles or asks for input. Takes and gives HTML. The sanitiser and its DOM are loaded when first needed.
 */
export async function sanitize(html: string): Promise<SafeHtml> {
  const { default: DOMPurify } = await import('isomorphic-dompurify')
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'h1'],
    FORBID_ATTR: ['style', 'id', 'name', 'class'],
  })
  return clean as SafeHtml
}

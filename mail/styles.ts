import type { CSSProperties } from 'react'

// Includes the properties that only Outlook reads.
type Styles = Record<string, CSSProperties & { msoHide?: string; msoPaddingAlt?: string }>

/** The provider's name and site, and the colours by role. */
export type Look = {
  name: string
  siteUrl: string
  colours: Record<
    | 'paper'
    | 'ink'
    | 'muted'
    | 'line'
    | 'brand'
    | 'action'
    | 'dark'
    | 'dark_raised'
    | 'dark_line'
    | 'dark_text',
    string
  >
}

const family = 'ui-sans-serif, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const base: CSSProperties = { fontFamily: family, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }

/** Styles for the `style` attributes of elements, as some mail programs ignore style sheets. */
export function stylesOf({ paper, ink, muted, line, brand, action, dark }: Look['colours']) {
  const quiet = { ...base, fontSize: '14px', lineHeight: '21px', color: muted }
  return {
    body: { backgroundColor: paper, margin: 0, padding: 0 },
    preview: { display: 'none', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden', msoHide: 'all' },
    ground: { backgroundColor: paper, padding: '24px 12px' },
    frame: { maxWidth: '600px', margin: '0 auto' },
    band: {
      backgroundColor: dark,
      borderBottom: `4px solid ${action}`,
      borderRadius: '16px 16px 0 0',
      padding: '18px 24px',
    },
    name: {
      ...base,
      fontSize: '22px',
      letterSpacing: '-0.03em',
      fontWeight: 800,
      color: 'white',
      textDecoration: 'none',
    },
    card: {
      backgroundColor: 'white',
      border: `1px solid ${line}`,
      borderTop: 'none',
      borderRadius: '0 0 16px 16px',
      padding: '28px 24px 12px',
    },
    heading: {
      ...base,
      fontSize: '24px',
      lineHeight: '30px',
      fontWeight: 700,
      color: ink,
      margin: '0 0 20px',
    },
    words: { ...base, color: ink, overflowWrap: 'anywhere' },
    quiet,
    link: { color: brand, textDecoration: 'underline', overflowWrap: 'anywhere' },
    buttonFrame: { borderCollapse: 'separate', margin: '0 0 12px' },
    // The link's own padding makes all of the button clickable; Outlook pads the cell in its place.
    button: { backgroundColor: action, borderRadius: '10px', msoPaddingAlt: '11px 20px' },
    buttonLink: {
      ...base,
      color: ink,
      display: 'inline-block',
      fontWeight: 600,
      margin: 0,
      padding: '11px 20px',
      textDecoration: 'none',
    },
    table: { borderCollapse: 'collapse', margin: '0 0 20px' },
    rowName: {
      ...quiet,
      borderBottom: `1px solid ${line}`,
      fontWeight: 400,
      padding: '8px 12px 8px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      width: '30%',
    },
    rowValue: {
      ...base,
      borderBottom: `1px solid ${line}`,
      color: ink,
      lineHeight: '21px',
      overflowWrap: 'anywhere',
      padding: '8px 0',
      verticalAlign: 'top',
    },
  } satisfies Styles
}

/** The style sheet that overrides the inline styles in dark mode. */
export function darkRules({ dark, dark_raised, dark_line, dark_text }: Look['colours']): string {
  return `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark} !important }
  .card { background-color: ${dark_raised} !important; border-color: ${dark_line} !important }
  .words, .link { color: white !important }
  .quiet { color: ${dark_text} !important }
  .line { border-color: ${dark_line} !important }
}`
}

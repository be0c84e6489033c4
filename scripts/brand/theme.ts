import type { ColourRole, Colours } from '@/provider/kinds/brand'

// What the style sheets call some of them.
const tokens: Partial<Record<ColourRole, string>> = {
  dark: 'forest',
  dark_raised: 'forest-raised',
  dark_line: 'forest-line',
  dark_text: 'forest-text',
  muted: 'slate',
  line: 'sand',
}

/**
 * The brand's colours and fonts as Tailwind's tokens.
 *
 * @returns a style sheet
 */
export function theme(colours: Colours): string {
  const stack = (use: string) =>
    `var(--font-${use}), "${use} Arial", "${use} Roboto", ui-sans-serif, system-ui, sans-serif`
  const all = Object.entries(colours) as [ColourRole, string][]
  return `/* Made of the provider's brand by scripts/brand/make.ts. */
@theme {
  --font-display: ${stack('headings')};
  --font-sans: ${stack('text')};
${all.map(([role, colour]) => `  --color-${tokens[role] ?? role.replace('_', '-')}: ${colour};\n`).join('')}}
`
}

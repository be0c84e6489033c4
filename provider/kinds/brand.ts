import { z } from 'zod'
import { words } from '@/provider/fields/text'

const roles = {
  paper: 'Page background',
  ink: 'Text',
  muted: 'Secondary text',
  line: 'Dividing lines',
  dark: 'Background of dark bands',
  dark_raised: 'Cards on dark bands',
  dark_line: 'Lines on dark bands',
  dark_text: 'Secondary text on dark bands',
  brand: 'Links and selected items',
  brand_tint: 'Badge background',
  action: 'Main button',
  action_strong: 'Main button under the pointer',
  field_line: 'Border of form fields',
  danger: 'Errors',
  danger_tint: 'Error background',
} as const

export const colourRoles = Object.keys(roles) as (keyof typeof roles)[]

export type ColourRole = (typeof colourRoles)[number]
export type Colours = Record<ColourRole, string>

// Without quotation marks, YAML reads a colour as a comment.
const colour = z
  .string({ error: ({ input }) => (input === null ? 'must be in quotation marks: "#336699"' : undefined) })
  .regex(/^#[\da-f]{6}$/i, 'isn’t a colour: write one such as "#336699"')
  .toLowerCase()

const names = Object.fromEntries(
  colourRoles.map((role) => [role, colour.meta({ title: roles[role] })]),
) as Record<ColourRole, typeof colour>

const font = z.union([words.transform((name) => [name]), z.array(words).min(1)], {
  error: 'must be the name of an npm package or of a file, or a list of files',
})

const svg = z.string().regex(/\.svg$/i, 'must name an SVG file in the brand folder')

/** Subjects of drawings. */
const motifNames = [
  ...(['bars', 'curve', 'network', 'log', 'lock', 'cloud', 'board', 'timeline', 'brackets'] as const),
  ...(['flow', 'table', 'branch', 'rack', 'page', 'checks', 'talk', 'calendar', 'coins', 'steps'] as const),
  ...(['account', 'receipt', 'declined', 'lost', 'dots', 'quote', 'question', 'route'] as const),
] as const

export type MotifName = (typeof motifNames)[number]

const hue = z.int().min(0).max(359)

/** `brand/brand.yaml`. */
export const brandFields = z.strictObject({
  colours: z.strictObject(names).meta({ title: 'Colours' }),
  fonts: z
    .strictObject({
      headings: font.meta({ title: 'Headings' }),
      text: font.meta({ title: 'Text' }),
      code: font.optional().meta({ title: 'Code in posts' }),
    })
    .meta({ title: 'Fonts', description: 'A Fontsource package from npm, or files in the brand folder.' }),
  logo: z
    .strictObject({
      mark: svg.meta({ title: 'Mark', description: 'Square. The name is shown beside it.' }),
      full: svg.optional().meta({ title: 'Mark with the name' }),
      mark_on_dark: svg.optional().meta({ title: 'Mark on dark backgrounds' }),
      full_on_dark: svg.optional().meta({ title: 'Mark with the name, on dark backgrounds' }),
      icon: svg.optional().meta({ title: 'Icon (browser tab and home screen)' }),
      icon_ground: z.enum(colourRoles).default('paper').meta({ title: 'Icon background' }),
    })
    .meta({ title: 'Logo', description: 'SVG files in the brand folder.' }),
  art: z
    .strictObject({
      drawn: z.boolean().default(true).meta({ title: 'Show a drawing when there’s no photograph' }),
      hues: z.record(z.string(), hue).default({}).meta({
        title: 'Colours of drawings',
        description: 'A word in the page’s address, and its colour: 0 to 359 on the colour wheel.',
      }),
      other_hues: z.array(hue).min(1).optional().meta({ title: 'Colours of all other drawings' }),
      motifs: z.record(z.string(), z.enum(motifNames)).default({}).meta({
        title: 'What drawings show',
        description: 'A word in the page’s address, and what to draw for it.',
      }),
    })
    .default({ drawn: true, hues: {}, motifs: {} })
    .meta({ title: 'Drawings' }),
})

export type BrandFields = z.infer<typeof brandFields>

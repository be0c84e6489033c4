import { z } from 'zod'

const roles = {
  paper: 'Ground of pages',
  ink: 'Words',
  muted: 'Quieter words',
  line: 'Lines',
  dark: 'Ground of dark bands',
  dark_raised: 'Cards on dark bands',
  dark_line: 'Lines on dark bands',
  dark_text: 'Quieter words on dark bands',
  brand: 'Links and what is chosen',
  brand_tint: 'Ground of a badge',
  action: 'The one button that matters',
  action_strong: 'The same under the pointer',
  field_line: 'Frame of a field',
  danger: 'What is wrong',
  danger_tint: 'Ground of what is wrong',
} as const

export const colourRoles = Object.keys(roles) as (keyof typeof roles)[]

export type ColourRole = (typeof colourRoles)[number]
export type Colours = Record<ColourRole, string>

// Without quotation marks, YAML reads a colour as a comment.
const colour = z
  .string({
    error: ({ input }) => (input === null ? 'stands between quotation marks: "#336699"' : undefined),
  })
  .regex(/^#[\da-f]{6}$/i, 'is no colour: write one such as "#336699"')
  .toLowerCase()

const names = Object.fromEntries(
  colourRoles.map((role) => [role, colour.meta({ title: roles[role] })]),
) as Record<ColourRole, typeof colour>

const font = z.union(
  [
    z
      .string()
      .min(1)
      .transform((name) => [name]),
    z.array(z.string().min(1)).min(1),
  ],
  {
    error: 'must be the name of an npm package or of a file, or a list of files',
  },
)

const svg = z.string().regex(/\.svg$/i, 'must name an SVG file of the folder brand')

/** Subjects of drawings. */
const motifNames = [
  'bars',
  'curve',
  'network',
  'lock',
  'cloud',
  'board',
  'brackets',
  'flow',
  'table',
  'branch',
  'rack',
  'page',
  'checks',
  'talk',
  'calendar',
  'coins',
] as const

export type MotifName = (typeof motifNames)[number]

const hue = z.number().int().min(0).max(359)

/** `brand/brand.yaml`. */
export const brandFields = z.strictObject({
  colours: z.strictObject(names).meta({ title: 'Colours' }),
  fonts: z
    .strictObject({ headings: font.meta({ title: 'Headings' }), text: font.meta({ title: 'Text' }) })
    .meta({ title: 'Fonts', description: 'An npm package of Fontsource, or files of the folder brand.' }),
  logo: z
    .strictObject({
      mark: svg.meta({ title: 'Mark', description: 'A square. The name stands beside it.' }),
      full: svg.optional().meta({ title: 'With the name in it' }),
      mark_on_dark: svg.optional().meta({ title: 'Mark on dark grounds' }),
      full_on_dark: svg.optional().meta({ title: 'With the name, on dark grounds' }),
      icon: svg.optional().meta({ title: 'What icons are drawn of' }),
      icon_ground: z.enum(colourRoles).default('paper').meta({ title: 'Ground of icons' }),
    })
    .meta({ title: 'Logo', description: 'SVG files of the folder brand.' }),
  art: z
    .strictObject({
      drawn: z.boolean().default(true).meta({ title: 'Draw where there is no photograph' }),
      hues: z.record(z.string(), hue).default({}).meta({
        title: 'Colours of drawings',
        description: 'By a word in the address: 0 to 359 on the colour wheel.',
      }),
      other_hues: z.array(hue).min(1).optional().meta({ title: 'Colours of the others' }),
      motifs: z.record(z.string(), z.enum(motifNames)).default({}).meta({
        title: 'What drawings show',
        description: 'By a word in the address: what is drawn of the subject.',
      }),
    })
    .default({ drawn: true, hues: {}, motifs: {} })
    .meta({ title: 'Drawings' }),
})

export type BrandFields = z.infer<typeof brandFields>

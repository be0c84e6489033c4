import { z } from 'zod'

/** What each colour is for stands in the demo provider's brand.yaml. */
export const colourRoles = [
  'paper',
  'ink',
  'muted',
  'line',
  'dark',
  'dark_raised',
  'dark_line',
  'dark_text',
  'brand',
  'brand_tint',
  'action',
  'action_strong',
  'field_line',
  'danger',
  'danger_tint',
] as const

export type ColourRole = (typeof colourRoles)[number]
export type Colours = Record<ColourRole, string>

// Without quotation marks, YAML reads a colour as a comment, and so nothing.
const colour = z
  .string({
    error: ({ input }) => (input === null ? 'stands between quotation marks: "#336699"' : undefined),
  })
  .regex(/^#[\da-f]{6}$/i, 'is no colour: write one such as "#336699"')
  .toLowerCase()

const names = Object.fromEntries(colourRoles.map((role) => [role, colour])) as Record<
  ColourRole,
  typeof colour
>

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

/** What a drawing may show of its subject. */
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

/** How the site looks: `brand/brand.yaml`. */
export const brandFields = z.strictObject({
  colours: z.strictObject(names),
  fonts: z.strictObject({ headings: font, text: font }),
  logo: z.strictObject({
    mark: svg,
    /** With the name in it; without one, the name is set beside the mark. */
    full: svg.optional(),
    /** The same for dark grounds, such as the footer's, where other colours are needed there. */
    mark_on_dark: svg.optional(),
    full_on_dark: svg.optional(),
    /** What icons are drawn of, where not of the mark. */
    icon: svg.optional(),
    icon_ground: z.enum(colourRoles).default('paper'),
  }),
  art: z
    .strictObject({
      drawn: z.boolean().default(true),
      hues: z.record(z.string(), hue).default({}),
      /** Those of drawings that no word gives a hue; without them, each slug has its own. */
      other_hues: z.array(hue).min(1).optional(),
      /** What is drawn of the subject, by a word in the address, as the hues. */
      motifs: z.record(z.string(), z.enum(motifNames)).default({}),
    })
    .default({ drawn: true, hues: {}, motifs: {} }),
})

export type BrandFields = z.infer<typeof brandFields>

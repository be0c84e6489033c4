const kinds = {
  /** A card that leads somewhere or is worked in, on paper or white. */
  raised: 'on-paper bg-white shadow-raised',
  /** Read beside something else. */
  outlined: 'on-paper border border-line bg-white',
  /** A part of a white band; on paper it is white. */
  sunken: 'on-paper bg-paper in-[.band-paper]:bg-white',
  tinted: 'on-paper bg-brand-tint',
  forest: 'on-forest bg-forest text-white',
  /** A part of a forest band. */
  'forest-raised': 'on-forest bg-forest-raised text-white',
} as const

/** The classes of a card's ground. The card adds its padding: `p-6`, from sm on `p-8` where it is wide. */
export function surface(kind: keyof typeof kinds): string {
  return `rounded-card ${kinds[kind]}`
}

const kinds = {
  /** A card with a link or a form, on a paper or a white band. */
  raised: 'on-paper bg-white shadow-raised',
  /** A card that accompanies other content. */
  outlined: 'on-paper border border-line bg-white',
  /** A card on a white band. On a paper band, it is white. */
  sunken: 'on-paper bg-paper in-[.band-paper]:bg-white',
  tinted: 'on-paper bg-brand-tint',
  forest: 'on-forest bg-forest text-white',
  /** A card on a forest band. */
  'forest-raised': 'on-forest bg-forest-raised text-white',
} as const

/** The classes of a card's background. The card adds its own padding: `p-6`, and `sm:p-8` when it is wide. */
export function surface(kind: keyof typeof kinds): string {
  return `rounded-card ${kinds[kind]}`
}

import claims from '@/.brand/drawings/claims.svg'
import offering from '@/.brand/drawings/offering.svg'
import services from '@/.brand/drawings/services.svg'
import { brand } from '@/lib/brand/brand'
import type { DrawingName } from '@/provider/sections/parts'

const wide = (sheet: typeof claims) => ({ sheet, width: 560 }) as const
const narrow = (sheet: typeof claims) => ({ sheet, width: 280 }) as const

/** The file and the width of each drawing. */
export const drawings = {
  week: wide(offering),
  support: narrow(offering),
  recruitment: narrow(offering),
  workshop: narrow(offering),
  reference: narrow(offering),
  certificate: wide(offering),
  terms: { sheet: claims, width: 480 },
  return: narrow(claims),
  talent: narrow(claims),
  instalments: { sheet: claims, width: 400 },
  team: { sheet: services, width: 320 },
  apprentice: { sheet: services, width: 320 },
  hiring: { sheet: services, width: 320 },
  advice: { sheet: services, width: 320 },
} as const satisfies Record<DrawingName, object>

/** Removes the cards' drawings when the brand has none. */
export const withArt = <Card extends { drawing?: DrawingName }>(cards: readonly Card[]): readonly Card[] =>
  brand.art.drawn ? cards : cards.map((card) => ({ ...card, drawing: undefined }))

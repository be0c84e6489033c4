import type { StaticImageData } from 'next/image'
import claims from '@/.brand/drawings/claims.svg'
import offering from '@/.brand/drawings/offering.svg'
import services from '@/.brand/drawings/services.svg'
import { brand } from '@/lib/brand/brand'
import type { DrawingName } from '@/provider/sections/parts'

const shapes = {
  280: 'aspect-[7/5]',
  320: 'aspect-[8/5]',
  480: 'aspect-[12/5]',
  560: 'aspect-[14/5]',
} as const

// The SVG file and the width of each drawing. Each is 200 units high and has its own `<view>` in the file.
const drawings: Record<DrawingName, [StaticImageData, keyof typeof shapes]> = {
  week: [offering, 560],
  support: [offering, 280],
  recruitment: [offering, 280],
  workshop: [offering, 280],
  reference: [offering, 280],
  certificate: [offering, 560],
  terms: [claims, 480],
  return: [claims, 280],
  talent: [claims, 280],
  team: [services, 320],
  apprentice: [services, 320],
  hiring: [services, 320],
  advice: [services, 320],
}

export function CardDrawing({ name }: { name: DrawingName }) {
  const [sheet, width] = drawings[name]
  return (
    // biome-ignore lint/performance/noImgElement: an SVG has nothing to be optimised
    <img
      src={`${sheet.src}#${name}`}
      width={width}
      height={200}
      alt=""
      loading="lazy"
      decoding="async"
      className={`h-auto max-h-full w-full max-w-[35rem] ${shapes[width]}`}
    />
  )
}

/** Removes the cards' drawings when the brand has none. */
export const withArt = <Card extends { drawing?: DrawingName }>(cards: readonly Card[]): readonly Card[] =>
  brand.art.drawn ? cards : cards.map((card) => ({ ...card, drawing: undefined }))

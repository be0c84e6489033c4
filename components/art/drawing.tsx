import type { StaticImageData } from 'next/image'
import { brand } from '@/lib/brand/brand'

const shapes = {
  280: 'aspect-[7/5]',
  320: 'aspect-[8/5]',
  400: 'aspect-[2/1]',
  480: 'aspect-[12/5]',
  560: 'aspect-[14/5]',
} as const

type Props = {
  /** An SVG file with several drawings. Each drawing is 200 units high and has its own `<view>`. */
  sheet: StaticImageData
  view: string
  width: keyof typeof shapes
}

export function Drawing({ sheet, view, width }: Props) {
  if (!brand.art.drawn) return null
  return (
    // biome-ignore lint/performance/noImgElement: an SVG has nothing to be optimised
    <img
      src={`${sheet.src}#${view}`}
      width={width}
      height={200}
      alt=""
      loading="lazy"
      decoding="async"
      className={`h-auto max-h-full w-full max-w-[35rem] ${shapes[width]}`}
    />
  )
}

import { Drawing } from '@/components/art/drawing'
import type { DrawingName } from '@/lib/provider/sections'
import { drawings } from './drawings'

/** A drawing by its name. */
export function CardDrawing({ name }: { name: DrawingName }) {
  return <Drawing {...drawings[name]} view={name} />
}

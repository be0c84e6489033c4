import { Drawing } from '@/components/art/drawing'
import type { DrawingName } from '@/provider/sections/parts'
import { drawings } from './drawings'

/** A drawing by its name. */
export function CardDrawing({ name }: { name: DrawingName }) {
  return <Drawing {...drawings[name]} view={name} />
}

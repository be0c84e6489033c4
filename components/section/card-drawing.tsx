import { Drawing } from '@/components/art/drawing'
import type { DrawingName } from '@/provider/sections/parts'
import { drawings } from './drawings'

export function CardDrawing({ name }: { name: DrawingName }) {
  return <Drawing {...drawings[name]} view={name} />
}

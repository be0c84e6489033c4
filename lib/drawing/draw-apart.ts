import { once } from '@/lib/once'
import type { Job } from './draw'

type Draw = (job: Job) => Promise<ArrayBuffer>

const drawer = once('drawer', (): { draw?: Draw } => ({}))

/** Replaces the drawer of this process; `draw` returns a PNG or a PDF. */
export function setDrawer(draw: Draw): void {
  drawer.draw = draw
}

/**
 * Draws a PNG or a PDF: under our server in a separate process (server/drawer.ts), else in this one. Rejects if
 * drawing fails.
 */
export async function drawApart(job: Job): Promise<ArrayBuffer> {
  if (drawer.draw) return await drawer.draw(job)
  const { draw } = await import('./draw')
  return await draw(job)
}

import { once } from '@/lib/once'
import type { Job } from './draw'

type Draw = (job: Job) => Promise<ArrayBuffer>

const drawer = once('drawer', (): { draw?: Draw } => ({}))

/** Replaces the drawer of this process; `draw` gives a PNG or a PDF. */
export function setDrawer(draw: Draw): void {
  drawer.draw = draw
}

/**
 * In a process of its own where our server runs (server/drawer.ts), else here. A PNG or a PDF; rejects when
 * drawing fails.
 */
export async function drawApart(job: Job): Promise<ArrayBuffer> {
  if (drawer.draw) return await drawer.draw(job)
  const { draw } = await import('./draw')
  return await draw(job)
}

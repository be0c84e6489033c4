import { once } from '@/lib/once'
import type { Job } from './draw'

type Draw = (job: Job) => Promise<ArrayBuffer>

const drawer = once('drawer', (): { draw?: Draw } => ({}))

/**
 * Has everything drawn by another from now on.
 *
 * @param draw gives a PNG or a PDF
 */
export function setDrawer(draw: Draw): void {
  drawer.draw = draw
}

/**
 * Draws in a process of its own where the server of ours is around Next (server/drawer.ts), else in this one: while a build is
 * made, in development and on Vercel.
 *
 * @param job what to draw
 * @returns a PNG or a PDF
 * @throws Error where it cannot be drawn
 */
export async function drawApart(job: Job): Promise<ArrayBuffer> {
  if (drawer.draw) return await drawer.draw(job)
  const { draw } = await import('./draw')
  return await draw(job)
}

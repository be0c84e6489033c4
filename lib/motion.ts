/** Whether this visitor's browser does not ask for less motion, at this moment. */
export function isMotionWelcome(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

'use client'

import { type FeatureBundle, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { isMotionWelcome } from '@/lib/motion'
import type { BandContent } from './band'

const transition = { duration: 0.4, ease: [0.2, 0.7, 0.2, 1] } as const

/** A band's content whose parts fade in, each once, as they are scrolled to. */
export const Fade: BandContent = (props) => (
  <LazyMotion features={loadFeatures}>
    <m.div whileInView={{ opacity: [0, 1] }} transition={transition} {...props} />
  </LazyMotion>
)

/** The same for cards: they grow a little as well. */
export const Scale: BandContent = (props) => (
  <LazyMotion features={loadFeatures}>
    <m.div whileInView={{ opacity: [0, 1], scale: [0.94, 1] }} transition={transition} {...props} />
  </LazyMotion>
)

// When the browser has nothing better to do. Where motion is unwelcome or the script does not come, it stays a promise.
function loadFeatures(): Promise<FeatureBundle> {
  return new Promise((resolve) => {
    const load = () =>
      import('./enter-features').then(
        ({ enterFeatures }) => resolve(enterFeatures),
        () => {},
      )
    if (!isMotionWelcome()) return
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load, 1000)
  })
}

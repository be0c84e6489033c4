import type { FeatureBundle, MotionProps, VisualElement } from 'framer-motion'
import { animate } from 'framer-motion/dom/mini'
import { isMotionWelcome } from '@/lib/motion'

// What `m` uses of the object that drives its element.
type Driver = Pick<
  VisualElement<HTMLElement>,
  'props' | 'mount' | 'unmount' | 'update' | 'updateFeatures' | 'scheduleRenderMicrotask'
>

type Keyframes = { opacity: number[]; scale?: number[] }

/**
 * Drives `m`'s element. framer-motion's own features weigh 26 KB and more (docs/decisions.md); this one knows
 * `whileInView` alone, for the parts of the element.
 *
 * Nothing is hidden in advance: a part is only ever unseen while it enters, and it enters when scrolling brings it over
 * the lower edge of the window. What is in view when this arrives, or is jumped to, stays as it is.
 */
class Entering implements Driver {
  private observer?: IntersectionObserver
  private readonly seen = new WeakSet<Element>()

  constructor(readonly props: MotionProps) {}

  mount(content: HTMLElement) {
    let isFirst = true
    this.observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter(({ isIntersecting }) => isIntersecting)
        for (const { target } of shown) this.leave(target)
        if (!isFirst && isMotionWelcome()) this.enter(shown.filter(isAtLowerEdge))
        isFirst = false
      },
      // A little ahead, so that none is painted before it enters.
      { rootMargin: '0px 0px 40px' },
    )
    for (const part of partsOf(content)) if (!this.seen.has(part)) this.observer.observe(part)
  }

  unmount() {
    this.observer?.disconnect()
  }

  // Nothing is left to do here.
  update() {}
  updateFeatures() {}
  scheduleRenderMicrotask() {}

  private leave(part: Element) {
    this.observer?.unobserve(part)
    this.seen.add(part)
  }

  private enter(entries: IntersectionObserverEntry[]) {
    const { whileInView, transition } = this.props
    entries.forEach(({ target }, index) => {
      const delay = Math.min((index + 1) * 0.06, 0.5)
      animate(target, { ...(whileInView as Keyframes) }, { ...transition, delay }).then(() => {
        for (const name in whileInView as Keyframes) (target as HTMLElement).style.removeProperty(name)
      })
    })
  }
}

export const enterFeatures = {
  renderer: (_: unknown, { props }: { props: MotionProps }) => new Entering(props),
} as unknown as FeatureBundle

// A list comes in item by item.
function partsOf(content: HTMLElement): Element[] {
  return [...content.children].flatMap((part) => (part.matches('ul, ol') ? [...part.children] : [part]))
}

function isAtLowerEdge({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  return boundingClientRect.top > (rootBounds?.height ?? innerHeight) * 0.8
}

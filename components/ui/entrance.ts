import { animate } from 'framer-motion/dom/mini'
import { isMotionWelcome } from '@/lib/motion'

const transition = { duration: 0.4, ease: [0.2, 0.7, 0.2, 1] } as const
// The content of each `Band` (components/ui/band.tsx).
const bands = 'main [data-enter], main section[aria-labelledby] > .max-w-page'
const entrances = { fade: { opacity: [0, 1] }, scale: { opacity: [0, 1], scale: [0.94, 1] } }

// Parts that have appeared. They appear only once, even when a visitor returns to a page that the router left
// in the document.
const seen = new WeakSet<Element>()

/** Animates each part of a band once, when scrolling brings it into view. Parts already in view stay still. */
export function watchEntrances(): () => void {
  let isFirst = true
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.filter((entry) => entry.isIntersecting || (isFirst && isPassed(entry)))
      for (const { target } of shown) {
        observer.unobserve(target)
        seen.add(target)
      }
      if (!isFirst && isMotionWelcome())
        for (const [index, { target }] of shown.filter(isAtLowerEdge).entries()) enter(target, index)
      isFirst = false
    },
    // Starts slightly early, so that no part is painted before its animation.
    { rootMargin: '0px 0px 40px' },
  )
  for (const content of document.querySelectorAll(bands))
    for (const part of partsOf(content)) if (!seen.has(part)) observer.observe(part)
  return () => observer.disconnect()
}

// A list appears item by item. Running text stays still.
function partsOf(content: Element): Element[] {
  return [...content.children].flatMap((part) => {
    if (part.matches('.prose')) return []
    return part.matches('ul, ol') ? [...part.children] : [part]
  })
}

// Whether the visitor scrolled past the part before the observer started.
function isPassed({ boundingClientRect }: IntersectionObserverEntry): boolean {
  return boundingClientRect.top < 0
}

function isAtLowerEdge({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  return boundingClientRect.top > (rootBounds?.height ?? innerHeight) * 0.8
}

async function enter(part: Element, index: number) {
  const kind = part.closest<HTMLElement>('[data-enter]')?.dataset.enter
  const how = (kind ?? (part.matches('li') ? 'scale' : 'fade')) as keyof typeof entrances
  const delay = Math.min((index + 1) * 0.06, 0.5)
  await animate(part, { ...entrances[how] }, { ...transition, delay })
  // `animate` leaves its last frame as an inline style. The parts have no other inline styles.
  part.removeAttribute('style')
}

import { animate } from 'framer-motion/dom/mini'
import { isMotionWelcome } from '@/lib/motion'

const transition = { duration: 0.4, ease: [0.2, 0.7, 0.2, 1] } as const
// The content of each `Band`; one with `enter` says how its parts enter (components/ui/band.tsx).
const bands = 'main [data-enter], main section[aria-labelledby] > .max-w-page'
const entrances = { fade: { opacity: [0, 1] }, scale: { opacity: [0, 1], scale: [0.94, 1] } }

// Whoever comes back to a page that the router has kept has seen these.
const seen = new WeakSet<Element>()

/**
 * Lets the parts of each band enter, once, as scrolling brings them over the lower edge of the window. What is
 * in view when this starts, or is jumped to, stays as it is.
 */
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
    // A little ahead, so that no part is painted before it enters.
    { rootMargin: '0px 0px 40px' },
  )
  for (const content of document.querySelectorAll(bands))
    for (const part of partsOf(content)) if (!seen.has(part)) observer.observe(part)
  return () => observer.disconnect()
}

// A list enters item by item; running text is read, and stays.
function partsOf(content: Element): Element[] {
  return [...content.children].flatMap((part) => {
    if (part.matches('.prose')) return []
    return part.matches('ul, ol') ? [...part.children] : [part]
  })
}

// Read before this started, as script comes only when a visitor has begun.
function isPassed({ boundingClientRect }: IntersectionObserverEntry): boolean {
  return boundingClientRect.top < 0
}

function isAtLowerEdge({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  return boundingClientRect.top > (rootBounds?.height ?? innerHeight) * 0.8
}

async function enter(part: Element, index: number) {
  const asked = part.closest<HTMLElement>('[data-enter]')?.dataset.enter
  const how = (asked ?? (part.matches('li') ? 'scale' : 'fade')) as keyof typeof entrances
  const delay = Math.min((index + 1) * 0.06, 0.5)
  await animate(part, { ...entrances[how] }, { ...transition, delay })
  // `animate` leaves its last frame as inline style; the parts have no other.
  part.removeAttribute('style')
}

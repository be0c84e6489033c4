'use client'

import { useEffect, useState } from 'react'

type Props = { label: string; tabs: readonly { href: `#${string}`; label: string }[] }

/**
 * The parts of a page as a row of tabs that stays in view; each goes to its part, by an ordinary link. With script, the
 * tab of the part that is being read is marked as the current one.
 */
export function SectionTabs({ label, tabs }: Props) {
  const current = usePartInView(tabs.map(({ href }) => href.slice(1)).join(' '))
  return (
    <nav
      aria-label={label}
      className="section-tabs z-15 tall:sticky tall:top-[4.25rem] border-b border-line bg-white print:hidden"
    >
      <ul className="mx-auto flex max-w-page gap-2 px-1 md:px-4">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.href === `#${current}` ? 'true' : undefined}
              className="section-tab"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Of the elements with these ids, the one that a line at 40% of the window crosses. */
function usePartInView(ids: string): string | undefined {
  const [inView, setInView] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setInView((before) => (isIntersecting ? target.id : before === target.id ? undefined : before))
      },
      { rootMargin: '-40% 0px -60%' },
    )
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])

  return inView
}

'use client'

import { type ReactNode, useEffect, useState } from 'react'

type Props = {
  label: string
  tabs: readonly { href: `#${string}`; label: string }[]
  /** Stands at the end of the row. */
  children?: ReactNode
}

/** A row of links to the page's parts that stays in view. Script marks the part being read. */
export function SectionTabs({ label, tabs, children }: Props) {
  const current = usePartInView(tabs.map(({ href }) => href.slice(1)).join(' '))
  return (
    <nav
      aria-label={label}
      className="section-tabs z-15 tall:sticky tall:top-[4.25rem] border-b border-line bg-white print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between px-5 md:px-8">
        <ul className="scroll-group flex gap-8">
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
        {children}
      </div>
    </nav>
  )
}

/** The id of the element at 40% of the window's height. */
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

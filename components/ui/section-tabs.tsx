/** The parts of a page as a row of tabs that stays in view; each goes to its part, by an ordinary link. */
export function SectionTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { href: `#${string}`; label: string }[]
}) {
  return (
    <nav
      aria-label={label}
      className="z-10 tall:sticky tall:top-[4.25rem] border-b border-line bg-white print:hidden"
    >
      <ul className="mx-auto flex max-w-page gap-2 px-1 md:px-4">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              className="flex min-h-13 items-center border-b-3 border-transparent px-4 font-semibold hover:border-brand hover:text-brand focus-visible:-outline-offset-3"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

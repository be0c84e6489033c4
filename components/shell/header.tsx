import { AccountHint } from '@/components/account/account-hint'
import { AccountLinks, AccountMenu } from '@/components/account/account-links'
import { Logo } from '@/components/art/logo'
import { ContentLink } from '@/components/page/content-link'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { menu } from '@/lib/pages/menu'
import { shownEntries } from '@/lib/pages/shown-pages'
import { site } from '@/provider/facts/site'
import type { MenuEntry } from '@/provider/kinds/menu'
import { MenuDriver } from './menu-driver'
import { NavLink } from './nav-link'

const { action } = menu

/** On narrow screens, the menu opens without script: it is the target of its link (`:target`). */
export async function Header() {
  const entries = await shownEntries(menu.header)
  const more = await shownEntries(menu.more)
  return (
    <>
      <header className="site-header @container z-20 print:hidden border-b border-line bg-paper tall:sticky tall:top-0">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-x-3 px-5 sm:gap-x-6 py-3 md:px-8">
          <Link href="/" className="mr-auto flex min-h-11 items-center" aria-label={`${site.name}, home`}>
            <Logo />
          </Link>
          <nav aria-label="Main" className="hidden lg:block">
            <NavLinks
              entries={entries}
              className="flex gap-1"
              link="min-h-11 rounded-control px-3 font-medium hover:bg-brand-tint"
            />
          </nav>
          <Link href="/search" aria-label="Search" className="icon-button hover:bg-brand-tint">
            <Icon name="search" className="size-6" />
          </Link>
          <AccountLinks />
          {action && (
            <ContentLink
              to={action.to}
              className={`${buttonStyle('brand', 'small')} max-xl:hidden in-data-signed-in:hidden`}
            >
              {action.label}
            </ContentLink>
          )}
          <MenuButton
            id="open-menu"
            href="#menu"
            label="Open menu"
            className="-mr-2 scroll-mt-[-4.5rem] hover:bg-brand-tint lg:hidden"
          />
        </div>
      </header>
      <Menu entries={entries} more={more} />
      <AccountHint />
      <MenuDriver />
    </>
  )
}

function Menu({ entries, more }: { entries: MenuEntry[]; more: MenuEntry[] }) {
  return (
    <dialog id="menu" closedby="any" aria-label="Menu" className="menu on-forest">
      <MenuButton href="#open-menu" label="Close menu" className="ml-auto shrink-0 hover:bg-forest-raised" />
      <nav aria-label="Menu" className="mt-2">
        <NavLinks entries={entries} className="divide-y divide-line" link="min-h-13 display text-heading" />
        {more.length > 0 && (
          <NavLinks
            entries={more}
            className="mt-3 grid grid-cols-2 gap-x-6 border-t border-line pt-3"
            link="min-h-11 font-medium"
          />
        )}
      </nav>
      {action && (
        <ContentLink to={action.to} className={`${buttonStyle('action')} mt-6`}>
          {action.label}
        </ContentLink>
      )}
      <AccountMenu />
    </dialog>
  )
}

function NavLinks({ entries, className, link }: { entries: MenuEntry[]; className: string; link: string }) {
  return (
    <ul className={className}>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <NavLink href={to} className={`flex items-center ${link}`}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

type MenuButtonProps = { id?: string; href: '#menu' | '#open-menu'; label: string; className: string }

// A link works without script in every browser. A button would need `command`, which WebKit lacks.
function MenuButton({ label, className, ...link }: MenuButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <a {...link} role="button" aria-label={label} className={`icon-button ${className}`}>
      <Icon name={link.href === '#menu' ? 'menu' : 'close'} className="size-6" />
    </a>
  )
}

import type { Route } from 'next'
import Link from 'next/link'
import { AccountHint } from '@/components/account/account-hint'
import { AccountLinks, AccountMenu } from '@/components/account/account-links'
import { Logo } from '@/components/art/logo'
import { Icon } from '@/components/ui/icon'
import { site } from '@/lib/provider/site'
import { MenuCloser } from './menu-closer'
import { NavLink } from './nav-link'

const links = [
  { href: '/careerpaths', label: 'Courses' },
  { href: '/advisory', label: 'Services' },
  { href: '/events', label: 'Events' },
  { href: '/about-us', label: 'About Us' },
  { href: '/contact-us', label: 'Contact Us' },
] as const satisfies { href: Route; label: string }[]

// Contact Us has a form, and prefetching it would make every visitor fetch the form's script.
const prefetchOf = (href: Route) => (href === '/contact-us' ? false : undefined)

/** The head of every page. The menu of narrow screens is a dialog that needs no script to open and close. */
export function Header() {
  return (
    <header className="site-header @container z-20 print:hidden border-b border-line bg-paper tall:sticky tall:top-0">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-x-6 px-5 py-3 md:px-8">
        <Link
          href="/"
          prefetch={false}
          className="mr-auto flex min-h-11 items-center"
          aria-label={`${site.name}, home`}
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <NavLink
                  href={href}
                  prefetch={prefetchOf(href)}
                  className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-brand-tint"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountLinks />
        <button
          type="button"
          command="show-modal"
          commandfor="menu"
          className="-mr-2 flex size-11 items-center justify-center rounded-control hover:bg-brand-tint lg:hidden"
          aria-label="Open menu"
          aria-haspopup="dialog"
        >
          <Icon name="menu" className="size-6" />
        </button>
      </div>
      <Menu />
      <AccountHint />
      <MenuCloser />
    </header>
  )
}

function Menu() {
  return (
    <dialog
      id="menu"
      closedby="any"
      aria-label="Menu"
      className="on-forest m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-forest p-5 sm:max-w-sm text-white open:flex open:flex-col"
    >
      <button
        type="button"
        command="close"
        commandfor="menu"
        className="ml-auto flex size-11 items-center justify-center rounded-control hover:bg-forest-raised"
        aria-label="Close menu"
      >
        <Icon name="close" className="size-6" />
      </button>
      <nav aria-label="Menu" className="mt-4">
        <ul className="divide-y divide-line">
          {links.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className="flex min-h-14 items-center display text-heading">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <AccountMenu />
    </dialog>
  )
}

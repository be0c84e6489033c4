import type { ReactNode } from 'react'
import { Logo } from '@/components/art/logo'
import { BookingLink } from '@/components/page/booking-link'
import { ContentLink } from '@/components/page/content-link'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { menu } from '@/lib/pages/menu'
import { shownEntries } from '@/lib/pages/shown-pages'
import { measurement } from '@/provider/facts/measurement'
import { site } from '@/provider/facts/site'
import type { MenuEntry } from '@/provider/kinds/menu'

const choices = measurement ? [{ to: '/cookie-policy#cookie-choice', label: 'Cookie choices' }] : []

export function Footer() {
  return (
    <footer className="on-forest border-t print:hidden border-line bg-forest text-small text-muted">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-4 px-5 py-6 md:grid-cols-4 md:gap-y-10 md:px-8 md:py-16 lg:grid-cols-12 lg:gap-x-8">
        <div className="relative col-span-full text-white md:flex md:items-end md:justify-between md:gap-10 lg:col-span-3 lg:block">
          <div>
            <Logo onDark />
            <p className="mt-4 max-w-[34rem] text-muted max-md:hidden lg:max-w-xs">{site.description}</p>
          </div>
          <BookingLink
            label="Book Call"
            className={`${buttonStyle('outline-forest')} max-md:absolute max-md:-top-1.5 max-md:right-0 max-md:px-4 md:mt-6 md:max-lg:mt-0 md:max-lg:shrink-0`}
          />
        </div>
        <nav aria-label="Career paths" className="col-span-2 lg:col-span-4">
          <FooterHeading>Career paths</FooterHeading>
          <CareerPathLinks />
        </nav>
        <nav aria-label="Company" className="max-md:col-span-2 lg:col-span-3">
          <FooterHeading>{site.name}</FooterHeading>
          <FooterLinks links={menu.footer} className="gap-6 max-md:columns-[2_7rem] lg:columns-2" />
        </nav>
        <div className="max-md:col-span-2 lg:col-span-2">
          <FooterHeading className="max-md:sr-only">Talk to us</FooterHeading>
          <ul className="max-md:flex max-md:flex-wrap max-md:gap-x-6">
            <FooterItem>
              <PhoneLink />
            </FooterItem>
            {site.socials.map(({ name, url }) => (
              <FooterItem key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </FooterItem>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-3 md:px-8 md:py-6">
          <p>{`© ${site.copyrightYear} ${site.legalName}`}</p>
          <nav aria-label="Legal">
            <FooterLinks links={[...menu.legal, ...choices]} className="flex flex-wrap gap-x-4 sm:gap-x-6" />
          </nav>
        </div>
      </div>
    </footer>
  )
}

// Nobody would read more links.
const maxLinks = 30

async function CareerPathLinks() {
  const careerPaths = valueIn(await listCareerPaths())
  if (!careerPaths) return <p className="mt-3">Error Loading Careerpaths</p>
  return (
    <ul className="columns-[2_7rem] gap-6">
      {careerPaths.slice(0, maxLinks).map(({ slug, careerName }) => (
        <FooterItem key={slug}>
          <Link href={`/careerpaths/${slug}`}>{careerName}</Link>
        </FooterItem>
      ))}
      {careerPaths.length > maxLinks && (
        <FooterItem>
          <Link href="/careerpaths">All {careerPaths.length} career paths</Link>
        </FooterItem>
      )}
    </ul>
  )
}

async function FooterLinks({ links, className }: { links: readonly MenuEntry[]; className?: string }) {
  return (
    <ul className={className}>
      {(await shownEntries(links)).map(({ to, label }) => (
        <FooterItem key={to}>
          <ContentLink to={to}>{label}</ContentLink>
        </FooterItem>
      ))}
    </ul>
  )
}

function FooterHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <h2 className={`label md:mb-2 text-white ${className}`}>{children}</h2>
}

function FooterItem({ children }: { children: ReactNode }) {
  return <li className="footer-entry">{children}</li>
}

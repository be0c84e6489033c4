import type { ReactNode } from 'react'
import { Logo } from '@/components/art/logo'
import { BookingLink } from '@/components/page/booking-link'
import { ContentLink } from '@/components/page/content-link'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/career-paths'
import { measurement } from '@/lib/provider/measurement'
import { type MenuEntry, menu } from '@/lib/provider/menu'
import { shownEntries } from '@/lib/provider/shown-pages'
import { site } from '@/lib/provider/site'

const choices = measurement ? [{ to: '/cookie-policy#cookie-choice', label: 'Cookie choices' }] : []

/** The foot of every page, with one link for each career path. */
export function Footer() {
  return (
    <footer className="on-forest print:hidden border-t border-line bg-forest text-small text-muted">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 px-5 py-14 md:grid-cols-4 md:px-8 md:py-16 lg:grid-cols-12 lg:gap-x-8">
        <div className="col-span-full text-white md:flex md:items-end md:justify-between md:gap-10 lg:col-span-4 lg:block">
          <div>
            <Logo onDark />
            <p className="mt-4 max-w-[34rem] text-muted lg:max-w-xs">{site.description}</p>
          </div>
          <BookingLink
            label="Book Call"
            className={`${buttonStyle('outline-forest')} mt-6 md:max-lg:mt-0 md:max-lg:shrink-0`}
          />
        </div>
        <nav aria-label="Career paths" className="col-span-2 lg:col-span-4">
          <FooterHeading>Career paths</FooterHeading>
          <CareerPathLinks />
        </nav>
        <nav aria-label="Company" className="lg:col-span-2">
          <FooterHeading>{site.name}</FooterHeading>
          <FooterLinks links={menu.footer} />
        </nav>
        <div className="lg:col-span-2">
          <FooterHeading>Talk to us</FooterHeading>
          <ul>
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
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-6 md:px-8">
          <p>
            © {site.copyrightYear} {site.legalName}
          </p>
          <nav aria-label="Legal">
            <FooterLinks links={[...menu.legal, ...choices]} className="flex flex-wrap gap-x-6" />
          </nav>
        </div>
      </div>
    </footer>
  )
}

async function CareerPathLinks() {
  const careerPaths = valueIn(await listCareerPaths())
  if (!careerPaths) return <p className="mt-3">Error Loading Careerpaths</p>
  return (
    <ul className="columns-[2_7rem] gap-6">
      {careerPaths.map(({ slug, careerName }) => (
        <FooterItem key={slug}>
          <Link href={`/careerpaths/${slug}`}>{careerName}</Link>
        </FooterItem>
      ))}
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

function FooterHeading({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 label text-white">{children}</h2>
}

function FooterItem({ children }: { children: ReactNode }) {
  return (
    <li className="break-inside-avoid *:inline-block *:py-3 *:leading-5 *:hover:text-white *:hover:underline *:hover:underline-offset-4">
      {children}
    </li>
  )
}

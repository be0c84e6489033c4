import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { headings, text } from '@/.brand/fonts'
import { ConsentBanner } from '@/components/shell/consent-banner'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { PrefetchPointedAt } from '@/components/shell/prefetch-pointed-at'
import { RouteFocus } from '@/components/shell/route-focus'
import { ScriptIsHere } from '@/components/shell/script-is-here'
import { BeforePaint } from '@/components/shell/splash'
import { Entrances } from '@/components/ui/entrances'
import { brand } from '@/lib/brand/brand'
import { env } from '@/lib/env'
import { neverAhead } from '@/lib/routing/ahead'
import { addressLines, site } from '@/provider/facts/site'
import './globals.css'
import './current.css'

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_URL),
  title: site.name,
  description: site.description,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
  },
}

export const viewport: Viewport = { themeColor: brand.colours.paper }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      className={`${headings.variable} ${text.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <BeforePaint />
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <ConsentBanner />
        <Header />
        <p className="hidden print:block">
          {[site.name, site.phone, site.email, ...addressLines].join(', ')}
        </p>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <RouteFocus />
        <ScriptIsHere />
        <Entrances />
        <PrefetchPointedAt never={neverAhead} />
      </body>
    </html>
  )
}

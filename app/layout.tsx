import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { PrefetchPointedAt } from '@/components/shell/prefetch-pointed-at'
import { RouteFocus } from '@/components/shell/route-focus'
import { ScriptIsHere } from '@/components/shell/script-is-here'
import { GreetOnce } from '@/components/shell/splash'
import { env } from '@/lib/env'
import { site } from '@/lib/provider/site'
import './globals.css'

const bricolage = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '700',
  adjustFontFallback: false,
})

const figtree = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_URL),
  title: site.name,
  description: site.description,
}

export const viewport: Viewport = { themeColor: '#f7f5f0' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      className={`${bricolage.variable} ${figtree.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <GreetOnce />
        <a
          href="#content"
          className="sr-only z-30 rounded-control bg-action px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        <Header />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <RouteFocus />
        <ScriptIsHere />
        <PrefetchPointedAt />
      </body>
    </html>
  )
}

import type { Metadata } from 'next'
import { buttonStyle } from '@/components/ui/button'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = { title: `Not accepted | ${site.name}`, robots: { index: false } }

/** The server sends this page when it refuses a request, and fills in the braces (server/refused-page.ts). */
export default function RefusedPage() {
  return (
    <section className="on-forest bg-forest text-white">
      <div className="mx-auto max-w-page px-5 py-16 md:px-8 md:py-24">
        <h1 className="max-w-[14ch] text-hero">We couldn’t accept this</h1>
        <p className="mt-6 whitespace-pre-line text-lead text-forest-text">{'{message}'}</p>
        <div>{'{typed}'}</div>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the requested page */}
        <a href="" className={`${buttonStyle('action')} mt-8`}>
          Open the page again
        </a>
      </div>
    </section>
  )
}

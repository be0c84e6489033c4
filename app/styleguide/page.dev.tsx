import type { Metadata } from 'next'
import { PageIntro } from '@/components/page/page-intro'
import { leadChoicesOf } from '@/provider/facts/lead-choices'
import { Controls } from './controls'
import { Forms } from './forms'
import { Pictures } from './pictures'
import { Tokens } from './tokens'

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } }

/** The tokens, and the parts that pages are made of, with every state. `next dev` alone knows pages of this ending (next.config.ts). */
export default function StyleguidePage() {
  return (
    <>
      <PageIntro title="Styleguide" slug="styleguide-data">
        <p>The parts that pages are made of, with every state. This page is there in development only.</p>
      </PageIntro>
      <Tokens />
      <Controls />
      <Forms plans={leadChoicesOf({ prices: [] }).plans} />
      <Pictures />
    </>
  )
}

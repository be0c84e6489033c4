import type { Metadata } from 'next'
import { PageIntro } from '@/components/page/page-intro'
import { Controls } from './controls'
import { Pictures } from './pictures'
import { Tokens } from './tokens'

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } }

/** Only `next dev` serves files that end in `.dev.tsx` (next.config.ts). For forms, see the site's own pages. */
export default function StyleguidePage() {
  return (
    <>
      <PageIntro title="Styleguide" slug="styleguide-data">
        <p>Tokens, controls and drawings. This page is there in development only.</p>
      </PageIntro>
      <Tokens />
      <Controls />
      <Pictures />
    </>
  )
}

import type { Metadata } from 'next'
import { PageIntro } from '@/components/page/page-intro'
import { Controls } from './controls'
import { Pictures } from './pictures'
import { Tokens } from './tokens'

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } }

/** Tokens, controls and drawings; forms in every state are on the pages themselves. `next dev` alone knows pages of this ending (next.config.ts). */
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

import type { Metadata } from 'next'
import { LoadError } from '@/components/page/load-error'
import { PageIntro } from '@/components/page/page-intro'
import { leadChoicesOf } from '@/provider/facts/lead-choices'
import { Broken } from './broken'
import { Cards } from './cards'
import { Choosing } from './choosing'
import { Controls } from './controls'
import { Forms } from './forms'
import { Pictures } from './pictures'
import { Texts } from './texts'
import { Tokens } from './tokens'

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } }

/** Every token and component with every state. `next dev` alone knows pages of this ending (next.config.ts). */
export default function StyleguidePage() {
  return (
    <>
      <PageIntro title="Styleguide" slug="styleguide-data">
        <p>All that the site is made of, with every state. This page is there in development only.</p>
      </PageIntro>
      <Tokens />
      <Controls />
      <Cards />
      <Choosing />
      <Forms plans={leadChoicesOf({ prices: [] }).plans} />
      <Texts />
      <Pictures />
      <Broken>
        <LoadError title="Error Loading Careerpath" />
      </Broken>
    </>
  )
}

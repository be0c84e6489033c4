import type { ComponentType } from 'react'
import type { PageText } from '@/lib/html/page-text'
import type { PagePart } from '@/provider/page-parts'
import { Contact } from './contact'
import { CookiesTable } from './cookies-table'
import { FiguresTable } from './figures-table'
import { Measurement } from './measurement'
import { PlansTable } from './plans-table'
import { RetentionTable } from './retention-table'
import { StoppingRules } from './stopping-rules'
import { VideoAndCookies } from './video-and-cookies'

const parts: Record<PagePart, ComponentType> = {
  contact: Contact,
  plans_table: PlansTable,
  stopping_rules: StoppingRules,
  figures_table: FiguresTable,
  retention_table: RetentionTable,
  cookies_table: CookiesTable,
  video_and_cookies: VideoAndCookies,
  measurement: Measurement,
}

/** A text of a page, set for reading, with the site's own parts where it names them. */
export function Passages({ passages, className = '' }: Pick<PageText, 'passages'> & { className?: string }) {
  return (
    <div className={`prose ${className}`}>
      {passages.map((passage, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        if (typeof passage === 'string') return <Passage key={index} html={passage} />
        const Part = parts[passage.part as PagePart]
        return <Part key={passage.part} />
      })}
    </div>
  )
}

function Passage({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml has been sanitised
  return <div className="passage" dangerouslySetInnerHTML={{ __html: html }} />
}

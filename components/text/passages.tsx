import type { ComponentType, ReactNode } from 'react'
import { PhoneLink } from '@/components/page/phone-link'
import { stoppingRules } from '@/lib/cost/cost-words'
import type { PageText } from '@/lib/html/page-text'
import { foreignFilm } from '@/provider/facts/film'
import { contract } from '@/provider/facts/provider-yaml'
import { addressLines, site } from '@/provider/facts/site'
import type { PagePart } from '@/provider/page-parts'
import { CookiesTable } from './cookies-table'
import { FigureList } from './figure-list'
import { Measurement } from './measurement'
import { PlansTable } from './plans-table'
import { RetentionTable } from './retention-table'

const parts: Record<PagePart, ComponentType> = {
  contact: Contact,
  plans_table: PlansTable,
  stopping_rules: StoppingRules,
  figures_table: FigureList,
  retention_table: RetentionTable,
  cookies_table: CookiesTable,
  video_and_cookies: VideoAndCookies,
  measurement: Measurement,
}

type Props = Pick<PageText, 'passages'> & {
  className?: string
  /** Stands at the end. */
  children?: ReactNode
}

/** A text, with a component of the site wherever the text names one. */
export function Passages({ passages, className = '', children }: Props) {
  return (
    <div className={`prose ${className}`}>
      {passages.map((passage, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        if (typeof passage === 'string') return <Passage key={index} html={passage} />
        const Part = parts[passage.part as PagePart]
        return <Part key={passage.part} />
      })}
      {children}
    </div>
  )
}

function Passage({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml has been sanitised
  return <div className="passage" dangerouslySetInnerHTML={{ __html: html }} />
}

function Contact() {
  return (
    <ul>
      <li>
        Email: <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li>
        Phone: <PhoneLink />
      </li>
      <li>
        Post: {site.legalName}, {addressLines.join(', ')}
      </li>
    </ul>
  )
}

function StoppingRules() {
  const rules = contract ? stoppingRules(contract) : []
  return (
    <ul>
      {rules.map(({ id, name, text }) => (
        <li key={id}>
          <strong>{`${name}:`}</strong> {text}
        </li>
      ))}
    </ul>
  )
}

function VideoAndCookies() {
  if (!foreignFilm)
    return (
      <p>
        We host the film on the home page ourselves. It doesn’t load until you press play, and it sets no
        cookies.
      </p>
    )
  const { from, player } = foreignFilm
  return (
    <p>
      The film on the home page comes from {from}. Until you press play, nothing is loaded from there, and{' '}
      {from} doesn’t know of your visit. Once you press play, your browser fetches the film from it, which
      shows it your IP address{player === 'youtube' && ' and that you came from this website'}.{' '}
      {player === 'html'
        ? 'Your browser sends it no cookies with that, and takes none.'
        : `${from} may then set cookies of its own, and its own policy applies.`}{' '}
      If you’d rather not, leave the film alone: nothing on this website depends on it.
    </p>
  )
}

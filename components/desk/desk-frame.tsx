import type { ReactNode } from 'react'
import { FormAlert } from '@/components/form/form-alert'
import { linkStyle } from '@/components/ui/link'
import type { Action } from '@/lib/desk/actions'
import { undoMs } from '@/lib/desk/actions'
import { actWords, clockTime, enquiryPath, faultWords } from '@/lib/desk/desk-words'
import { DeskForm } from './desk-form'

export type Tab = { name: string; path: string; count?: number }

type Props = {
  title: string
  current?: string
  tabs: Tab[]
  /** The address to which an undo returns. */
  back: string
  member: string
  last: Action | undefined
  said?: string
  children: ReactNode
}

// Reloads the desk when its content changes, unless somebody types. React starts only at the first interaction,
// and staff may watch the desk without any.
const refresh = `(()=>{let was;const ask=async()=>{if(!document.hidden&&!/^(?:INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)){
const now=await fetch('/desk/pulse').then(r=>r.ok?r.text():was,()=>was);if(was!==undefined&&now!==was)return location.reload();was=now}
setTimeout(ask,1000)};ask()})()`

/** The frame of every desk page. Its plain links load each page from the server, with the current state. */
export function DeskFrame({ title, current, tabs, back, member, last, said, children }: Props) {
  const fault = faultWords(said)
  return (
    <div className="mx-auto max-w-page px-5 py-10 md:px-8 md:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-small text-muted">
          <bdi>{member}</bdi>
        </p>
      </div>
      <nav aria-label="Desk" className="mt-5 border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {tabs.map(({ name, path, count }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={path === current ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center gap-2 border-b-2 font-semibold hover:border-brand ${path === current ? 'border-brand' : 'border-transparent'}`}
              >
                {name}
                {count !== undefined && (
                  <span className="text-small font-normal text-muted">
                    {count >= 1000 ? '1,000+' : count}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 space-y-6">
        {fault && <FormAlert>{fault}</FormAlert>}
        {!fault && last && <LastChange last={last} back={back} />}
        {children}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script data-first="" dangerouslySetInnerHTML={{ __html: refresh }} />
    </div>
  )
}

// Names the last change for as long as an undo is possible (`undoMs`).
function LastChange({ last, back }: { last: Action; back: string }) {
  const { reference, before } = last
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control border-2 border-brand bg-brand-tint px-4 py-2"
    >
      <p>
        You {actWords(last)}:{' '}
        <a href={enquiryPath(reference)} className={linkStyle('inline')}>
          {reference}
        </a>
      </p>
      {before && (
        <>
          <DeskForm act="undo" fields={{ reference, back }} accessKey="u">
            Undo
          </DeskForm>
          <p className="text-small text-muted">Until {clockTime(Date.parse(last.at) + undoMs)}</p>
        </>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { enquiryPath } from '@/lib/desk/desk-words'

/** Without `reference`, the name is no link: this site has no page for the row. */
type Props = { reference?: string; name: string; actions: ReactNode; children: ReactNode }

/** An enquiry or a held form in a list. */
export function DeskRow({ reference, name, actions, children }: Props) {
  return (
    <li className={`grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[1fr_auto] lg:items-center ${surface('outlined')}`}>
      <div className="min-w-0 space-y-1">
        <h2 className="text-card">
          {reference ? (
            <a href={enquiryPath(reference)} className={`${linkStyle('inline')} wrap-anywhere`}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi className="wrap-anywhere">{name}</bdi>
          )}
        </h2>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
    </li>
  )
}

import type { ReactNode } from 'react'
import { PathArt } from './path-art'

type Props = { title: string; slug: string; lead?: ReactNode; children: ReactNode }

/** A page about an account: its form, and beside it on a wide screen a drawing. */
export function AuthPage({ title, slug, lead, children }: Props) {
  return (
    <div className="grid lg:min-h-[46rem] lg:grid-cols-2">
      <div className="px-5 py-14 md:px-8 md:py-20">
        <div className="mx-auto max-w-md lg:mr-16 lg:ml-auto">
          <h1 className="text-title">{title}</h1>
          {lead && <div className="mt-4 text-lead text-muted">{lead}</div>}
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <div aria-hidden="true" className="relative hidden overflow-hidden bg-forest lg:block">
        <PathArt slug={slug} className="absolute inset-0 h-full w-full" />
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { PathArt } from '@/components/art/path-art'
import { OutcomeMark } from '@/components/form/outcome-mark'

type Props = {
  title: string
  slug: string
  isSuccess?: boolean
  lead?: ReactNode
  /** False where every page receives this one: its HTML then contains no drawing. */
  isFirst?: boolean
  children: ReactNode
}

/** A page for one task, such as signing in. */
export function AsidePage({ title, slug, isSuccess, lead, isFirst = true, children }: Props) {
  const isOutcome = isSuccess !== undefined
  return (
    <div
      className={`group grid ${isOutcome ? 'marked lg:grid-cols-[3fr_2fr]' : `lg:grid-cols-2 ${isFirst ? 'lg:min-h-[46rem]' : ''}`}`}
    >
      <div className="px-5 py-10 md:px-8 md:py-20 lg:self-center lg:pl-[max(2rem,calc(100%-35.5rem))] lg:group-[.marked]:pl-[max(2rem,calc(100%*5/6-35.5rem))]">
        <div className="mx-auto w-full max-w-md lg:mx-0 lg:max-w-lg lg:group-[.marked]:max-w-2xl">
          <h1 className="flex items-center gap-3 text-title lg:block">
            {isOutcome && <OutcomeMark isSuccess={isSuccess} className="shrink-0 max-lg:size-9 lg:mb-6" />}
            {title}
          </h1>
          {lead && <div className="mt-4 text-lead text-balance text-muted">{lead}</div>}
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="overflow-clip bg-forest *:overflow-visible max-lg:-order-1 max-lg:h-28 print:hidden forced-colors:hidden"
      >
        <PathArt
          slug={slug}
          isFirst={isFirst}
          className="lg:tall:sticky top-17 h-full max-h-[50rem] w-full"
        />
      </div>
    </div>
  )
}

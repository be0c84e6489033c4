import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'

export const compareHint = 'Tick two to four paths to see them side by side.'

/** A form that opens the comparison of ticked cards. Its button appears once a path is ticked. */
export function CompareForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <form action="/compare" aria-label={label} className="group/compare">
      {children}
      <div className="bottom-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-white px-5 py-3 tall:sticky group-not-has-checked/compare:hidden">
        <p className="text-small text-muted">{compareHint}</p>
        <button type="submit" className={`${buttonStyle('brand', 'small')} max-sm:grow`}>
          Compare these
        </button>
      </div>
    </form>
  )
}

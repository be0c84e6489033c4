import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'

/** A form that opens the comparison. Below a list of cards, its button appears once a path is ticked. */
export function CompareForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <form action="/compare" aria-label={label} className="group/compare">
      {children}
      <div className="bottom-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-white px-5 py-3 tall:group-has-checked/compare:group-not-has-[fieldset]/compare:sticky group-not-has-[fieldset,:checked]/compare:hidden">
        <p className="text-small text-muted">Tick two to four paths to see them side by side.</p>
        <button
          type="submit"
          className={`${buttonStyle('outline', 'small')} max-sm:grow group-has-checked/compare:bg-brand group-has-checked/compare:text-white`}
        >
          Compare these
        </button>
      </div>
    </form>
  )
}

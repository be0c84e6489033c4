import type { ReactNode } from 'react'
import { surface } from './surface'

type Props = { title: string; isError?: boolean; children?: ReactNode }

const tryAgain = 'Please try again in a minute.'

/** An error shows a broken path, and by default asks to try again. Other notices show a whole path. */
export function Notice({ title, isError = false, children = isError && tryAgain }: Props) {
  return (
    <div className={`flex items-center gap-8 p-6 sm:p-8 ${surface('outlined')}`}>
      <WayArt isBroken={isError} />
      <p className="text-lead text-ink">
        <strong className="display block text-card">{title}</strong>
        {children}
      </p>
    </div>
  )
}

function WayArt({ isBroken }: { isBroken: boolean }) {
  return (
    <svg
      viewBox="0 0 160 96"
      className="hidden w-36 shrink-0 sm:block"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 86h26l26-28h14" className="stroke-brand" />
      {isBroken ? (
        <>
          <path d="M94 48h20l28-30" className="stroke-field-line" />
          <path d="M76 70l10-10M80 40l4 8" className="stroke-danger" />
        </>
      ) : (
        <path d="M80 58h14l40-42" strokeDasharray="1 11" className="stroke-field-line" />
      )}
      <circle cx="30" cy="86" r="7" className="fill-white stroke-brand" />
      <circle cx="142" cy="14" r="9" className="fill-white stroke-field-line" />
    </svg>
  )
}

'use client'

import { useEffect, useRef } from 'react'

type Props = { errors: Record<string, string>; idOf: (field: string) => string }

/** All faults of a form in one place, each a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ errors, idOf }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of errors is announced again
  useEffect(() => box.current?.focus(), [errors])

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control border-2 border-danger bg-danger-tint p-4 sm:p-5"
    >
      <h3 className="text-card">There is something to correct</h3>
      <ul className="mt-2 list-disc pl-5">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              className="whitespace-pre-line font-semibold text-danger underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ComponentProps } from 'react'

export function RadioCard({ label, children, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="relative flex items-start gap-3 rounded-control border border-field-line bg-white p-3 leading-snug has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand">
      <input type="radio" {...input} className="mt-0.5 size-5 shrink-0 accent-brand" />
      <span className="flex grow flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{label}</span> {children}
      </span>
    </label>
  )
}

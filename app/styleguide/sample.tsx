import type { ReactNode } from 'react'

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="label mb-3 border-t border-line pt-3 text-muted">{name}</h3>
      {children}
    </div>
  )
}

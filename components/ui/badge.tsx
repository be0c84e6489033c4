import type { ReactNode } from 'react'

const tones = {
  brand: 'bg-brand-tint text-brand',
  action: 'bg-action text-ink',
  muted: 'bg-sand text-ink',
  forest: 'bg-forest-raised text-forest-text',
} as const

export function Badge({ tone = 'brand', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>
}

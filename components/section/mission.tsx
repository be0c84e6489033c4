import type { SectionProps } from '@/components/page/headed-band'
import { Band } from '@/components/ui/band'

export function Mission({ id, tone, enter, label, mission, text }: SectionProps<'mission'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <h2 id={id} className="border-t-2 border-ink pt-4 label">
        {label}
      </h2>
      <p className="mt-8 max-w-[26ch] display text-title lg:max-w-[44ch]">{mission}</p>
      <p className="mt-8 max-w-measure text-lead text-muted">{text}</p>
    </Band>
  )
}

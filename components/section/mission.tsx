import type { SectionProps } from '@/components/page/headed-band'
import { Band } from '@/components/ui/band'

export function Mission({ id, tone, enter, label, mission, text }: SectionProps<'mission'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      <p className="mt-3 max-w-[26ch] display text-title md:mt-4 lg:max-w-[44ch]">{mission}</p>
      <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
    </Band>
  )
}

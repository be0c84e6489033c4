import { useState } from 'react'
import { FieldError } from '@/components/form/field'
import { RadioCard } from '@/components/form/radio-card'
import { Badge } from '@/components/ui/badge'
import type { PlanChoice } from '@/lib/cost/lead-choices'

type Props = {
  id: string
  plans: readonly PlanChoice[]
  chosen: string
  onChoose?: (plan: string) => void
  error?: string
}

/** The first radio button has `id`, so the error summary links to it. */
export function PlanPicker({ id: fieldId, plans, chosen, onChoose, error }: Props) {
  const [asked] = useState(chosen)
  const offered = plans.filter(({ id, isWorse }) => !isWorse || id === chosen || id === asked)
  return (
    <fieldset aria-describedby={error ? `${fieldId}-error` : undefined}>
      <legend className="font-semibold">Plan</legend>
      {error && <FieldError id={fieldId}>{error}</FieldError>}
      <div className="mt-2 grid gap-2">
        {offered.map(({ id, name, badge, price, unit, terms, total, suits, months }, index) => (
          <RadioCard
            key={id}
            id={index === 0 ? fieldId : undefined}
            name="selectedPlan"
            value={id}
            label={name}
            required
            data-classes={!months}
            {...(onChoose
              ? { checked: chosen === id, onChange: () => onChoose(id) }
              : { defaultChecked: chosen === id })}
          >
            {badge && <Badge>{badge}</Badge>}
            <span className="text-small text-muted max-sm:basis-full sm:ms-auto">
              <strong className="text-body text-ink">{price}</strong> {unit}
            </span>{' '}
            <span className="basis-full text-small text-muted">{[suits, total || terms].join(' ')}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}

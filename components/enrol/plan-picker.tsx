import { FieldError } from '@/components/form/field'
import { RadioCard } from '@/components/form/radio-card'
import { Badge } from '@/components/ui/badge'
import type { PlanChoice } from '@/provider/facts/lead-choices'

type Props = {
  id: string
  plans: readonly PlanChoice[]
  chosen: string
  onChoose?: (plan: string) => void
  error?: string
}

/** The first radio button has `id`, so the error summary links to it. */
export function PlanPicker({ id: fieldId, plans, chosen, onChoose, error }: Props) {
  return (
    <fieldset aria-describedby={error ? `${fieldId}-error` : undefined}>
      <legend className="font-semibold">Plan</legend>
      {error && <FieldError id={fieldId}>{error}</FieldError>}
      <div className="mt-2 grid gap-2">
        {plans.map(({ id, name, badge, price, terms, suits, comesTo }, index) => (
          <RadioCard
            key={id}
            id={index === 0 ? fieldId : undefined}
            name="selectedPlan"
            value={id}
            label={name}
            required
            {...(onChoose
              ? { checked: chosen === id, onChange: () => onChoose(id) }
              : { defaultChecked: chosen === id })}
          >
            {badge && <Badge tone="action">{badge}</Badge>}
            {price && (
              <span className="basis-full text-small text-balance text-muted">
                <strong className="text-lead text-ink">{price}</strong> {terms}
              </span>
            )}
            <span className="basis-full text-small text-muted">{suits}</span>
            {comesTo && (
              <span className="mt-1.5 basis-full text-small not-in-[:checked+*]:hidden">{comesTo}</span>
            )}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}

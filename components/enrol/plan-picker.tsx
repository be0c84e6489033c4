import { FieldError } from '@/components/form/field'
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
        {plans.map(({ id, name, badge, price, suits }, index) => (
          <label
            key={id}
            className="relative flex items-start gap-3 rounded-control border border-field-line bg-white p-3 leading-snug has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand"
          >
            <input
              id={index === 0 ? fieldId : undefined}
              type="radio"
              name="selectedPlan"
              value={id}
              required
              {...(onChoose
                ? { checked: chosen === id, onChange: () => onChoose(id) }
                : { defaultChecked: chosen === id })}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span className="flex flex-col items-start">
              <span className="font-semibold">{name}</span>{' '}
              {badge && (
                <span className="max-sm:order-last max-sm:mt-1.5 sm:absolute sm:top-3 sm:right-3">
                  <Badge>{badge}</Badge>
                </span>
              )}
              {price && <span className="block text-small text-balance text-muted">{price}</span>}
              <span className="block text-small">{suits}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { control, Select } from '@/components/form/field'
import { RadioCard } from '@/components/form/radio-card'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Cost, costOf } from '@/lib/cost/cost'
import { latestStart } from '@/lib/cost/cost-choice'
import { paymentOf, paymentWords } from '@/lib/cost/cost-words'
import { leadChoicesOf, type PlanChoice } from '@/lib/cost/lead-choices'
import { formatDay } from '@/lib/time/first-class'
import { startChoices } from '@/lib/time/starts'
import { today } from '@/lib/time/today'
import { plansWith } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'
import { type CostProps, rhythms } from './cost-answer'
import { ReckoningForm } from './reckoning-form'

export function CostForm({ careerPath, choice, course, isAnnounced, nextStart }: CostProps) {
  const { slug } = careerPath
  const { plan, period, start, faults } = choice
  const { open: starts } = startChoices(careerPath)
  // A shared link may name a day that is not an open start. The select lists that day, too.
  const own =
    start && !starts.some(({ value }) => value === start) ? [{ value: start, label: formatDay(start) }] : []
  const both = plansWith(careerPath.prices).filter(({ billing }) => billing === 'monthly')
  const isOffered = ({ id, isWorse }: PlanChoice) => !isWorse || id === plan.id
  const isFixed = isAnnounced && nextStart && starts.length <= 1
  const cost = costOf(plan, period, course)
  const field = { id: `${slug}-start`, name: 'start', 'aria-describedby': `${slug}-start-hint` }
  return (
    <ReckoningForm
      path={`/careerpaths/${slug}/cost`}
      className="mt-6 space-y-5 lg:top-24 [@media(height>=42rem)]:lg:sticky print:hidden"
    >
      {faults.length > 0 && <Faults faults={faults} />}
      <p role="status" className="sr-only">
        {paymentWords(paymentOf(plan, cost))}
      </p>
      <fieldset>
        <legend className="font-semibold">Plan</legend>
        <div className="mt-2 space-y-2">
          {leadChoicesOf(careerPath)
            .plans.filter(isOffered)
            .map(({ id, name, price, unit, terms, total }) => (
              <RadioCard key={id} name="plan" value={id} defaultChecked={id === plan.id} label={name}>
                <span className="basis-full text-small text-muted">
                  <strong className="text-body text-ink">{price}</strong> {unit}.{' '}
                  <span className="inline-block">{total || terms}</span>
                </span>
              </RadioCard>
            ))}
        </div>
      </fieldset>
      {both.length > 0 && (
        // Hidden instead of removed, so that the choice survives a switch to a plan with fixed billing.
        <fieldset hidden={!both.some(({ id }) => id === plan.id)}>
          <legend className="font-semibold">How you pay</legend>
          <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
            <RadioCard name="billing" value="monthly" defaultChecked={period === 'monthly'} label="Monthly" />
            <RadioCard name="billing" value="annual" defaultChecked={period === 'annual'} label="Annual" />
          </div>
        </fieldset>
      )}
      <div>
        <label htmlFor={field.id} className="font-semibold">
          Classes begin
        </label>
        {!isFixed && (
          <p id={field['aria-describedby']} className="text-small leading-snug text-muted">
            {nextStart
              ? `The next start is ${formatDay(nextStart)}.`
              : 'The next start date isn’t set yet. Pick any date to see its payments.'}
          </p>
        )}
        {starts.length > 1 ? (
          <Select {...field} defaultValue={start ?? starts[0]?.value} options={[...starts, ...own]} />
        ) : (
          <details open={!isFixed}>
            <summary className={nextStart ? 'question-line gap-2! text-small' : 'hidden'}>
              {isFixed && (
                <span id={field['aria-describedby']} className="grow text-body font-normal">
                  {formatDay(nextStart)}
                </span>
              )}
              Another date
              <Icon name="chevron" />
            </summary>
            <input
              type="date"
              {...field}
              defaultValue={start ?? nextStart ?? ''}
              min={today()}
              max={latestStart(today())}
              // The input's parts take the focus one by one, so the browser draws no outline around the input.
              className={`${control} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand`}
            />
          </details>
        )}
      </div>
      <button type="submit" className={`${buttonStyle('brand')} w-full in-[[data-script]]:hidden`}>
        Show my payments
      </button>
      <CostBar cost={cost} />
    </ReckoningForm>
  )
}

/** On a phone, stays in view below the choices until their result is there. */
function CostBar({ cost: { rhythm, each, untilClasses } }: { cost: Cost }) {
  return (
    <div className="with-script enrol-window bottom-0 z-10 -mx-5 -mt-3 -mb-8 supports-[container-type:scroll-state]:-mb-19 tall:sticky md:hidden">
      <div className="enrol-bar">
        <p className="leading-tight">
          <strong>{formatPence(each)}</strong> {rhythm === 'monthly' && 'a month '}
          <span className="block text-small text-muted">
            {rhythm === 'monthly' && untilClasses
              ? `${formatPence(untilClasses.pence)} for the classes`
              : rhythms[rhythm]}
          </span>
        </p>
        <a href="#cost" className={buttonStyle('brand')}>
          See every payment
        </a>
      </div>
    </div>
  )
}

function Faults({ faults }: { faults: string[] }) {
  return (
    <div role="alert" className="rounded-card border-2 border-danger bg-danger-tint p-4 wrap-anywhere">
      <p className="font-semibold">We couldn’t use part of this link</p>
      <ul className="mt-1 text-small">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

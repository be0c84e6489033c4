import type { Content } from '@/provider/content'
import type { Check, Finding } from '@/provider/finding'
import type { Plan } from '@/provider/kinds/plan'
import { lineIn } from '@/provider/parse-yaml'
import { passagesOf } from '@/provider/passages'
import { fileIn } from '@/provider/read'

/** Prices that contradict each other: two of one plan, a unit that is not how it is billed, a text that says another. */
export const prices: Check = (content) => {
  const { provider } = content
  if (!provider) return []
  return [...ofPlans(provider.plans), ...ofTexts(content, provider)]
}

function ofPlans(plans: Plan[]): Finding[] {
  const { name: file, text } = fileIn('provider.yaml')
  return plans.flatMap((plan, index) => {
    const say = (field: string, message: string): Finding[] => [
      {
        level: 'error',
        file,
        line: lineIn(text, ['plans', index, field]),
        message: `${plan.name}: ${message}`,
      },
    ]
    const isMonthly = /month/i.test(plan.unit)
    const twin = plans.slice(0, index).find(({ name }) => name === plan.name)
    return [
      ...(twin && twin.price !== plan.price
        ? say('price', `costs ${plan.price} here and ${twin.price} above`)
        : []),
      ...(plan.billing === 'once' && /month|year/i.test(plan.unit)
        ? say('unit', `is paid once, and its unit says “${plan.unit}”`)
        : []),
      ...(plan.billing !== 'once' && !isMonthly
        ? say('unit', `is a price of each month, as a year is twelve of it, and its unit says “${plan.unit}”`)
        : []),
    ]
  })
}

type Provider = NonNullable<Content['provider']>

function ofTexts(content: Content, { plans, annual_saving, currency }: Provider): Finding[] {
  const sign = signOf(currency)
  const amounts = new RegExp(`${sign.replace(/[$.]/g, '\\$&')}\\s?(\\d[\\d,]*(?:\\.\\d\\d)?)`, 'g')
  const lowest = Math.min(...plans.map(({ price }) => price))
  return passagesOf(content).flatMap((passage) =>
    passage.text.split(/(?<=[.!?])\s/).flatMap((sentence): Finding[] => {
      const said = [...sentence.matchAll(amounts)].map(([, digits = '']) =>
        Number(digits.replaceAll(',', '')),
      )
      if (said.length === 0) return []
      const named = plans.filter(({ name }) => sentence.includes(name))
      const known = named.flatMap((plan) => amountsOf(plan, annual_saving))
      const wrong = said.find((amount) => !known.includes(amount))
      const isFrom = /\b(start\w*|plans?|prices?) (at|from)\b/i.test(sentence)
      const other = said.find((amount) => amount !== lowest)
      const say = (message: string) => [
        { level: 'error' as const, file: passage.file, line: passage.line(), message },
      ]
      if (named.length > 0 && wrong !== undefined)
        return say(
          `says ${sign}${wrong}, and provider.yaml says ${known.map((each) => sign + each).join(' or ')} of ${named.map(({ name }) => name).join(', ')}`,
        )
      if (named.length === 0 && isFrom && other !== undefined)
        return say(
          `says that plans start from ${sign}${other}, and the lowest in provider.yaml is ${sign}${lowest}`,
        )
      return []
    }),
  )
}

// What a text may say of a plan: its price, what a year of it costs, and both where a year is paid at once.
function amountsOf({ price, billing }: Plan, saving: number): number[] {
  if (billing === 'once') return [price]
  const reduced = Math.round(price * (100 - saving)) / 100
  const monthly = billing === 'monthly' ? [price, reduced] : [price]
  return monthly.flatMap((amount) => [amount, Math.round(amount * 1200) / 100])
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

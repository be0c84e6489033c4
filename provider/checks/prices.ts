import type { Content } from '@/provider/content'
import { type Check, type Finding, findingAt } from '@/provider/finding'
import type { Plan } from '@/provider/kinds/plan'
import { didYouMean } from '@/provider/nearest'
import { passagesOf } from '@/provider/passages'
import { readSource } from '@/provider/read'

/** Two prices of one plan, a unit that contradicts the billing, or a text with another price. */
export const prices: Check = (content) => {
  const { provider } = content
  if (!provider) return []
  return [...ofPlans(provider.plans), ...ofTexts(content, provider)]
}

function ofPlans(plans: Plan[]): Finding[] {
  const file = readSource('provider.yaml')
  return plans.flatMap((plan, index) => {
    const say = (field: string, message: string) =>
      findingAt('error', file, ['plans', index, field], `${plan.name}: ${message}`)
    const twin = plans.slice(0, index).find(({ name }) => name === plan.name)
    return [
      twin && twin.price !== plan.price && say('price', `costs ${plan.price} here and ${twin.price} above`),
      plan.billing === 'once' &&
        /month|year/i.test(plan.unit) &&
        say('unit', `is paid once, but its unit says “${plan.unit}”`),
      plan.billing !== 'once' &&
        !/month/i.test(plan.unit) &&
        say(
          'unit',
          `must be a price per month, even if it’s billed annually, but its unit says “${plan.unit}”`,
        ),
    ].filter((finding) => !!finding)
  })
}

type Provider = NonNullable<Content['provider']>
type CareerPath = Content['career-paths'][number]
/** A plan; `annual` is a path's own price of a year that is paid at once. */
type Offer = Plan & { annual?: number }

function ofTexts(content: Content, { plans, annual_saving, currency }: Provider): Finding[] {
  const sign = signOf(currency)
  const amounts = new RegExp(`${sign.replace(/[$.]/g, '\\$&')}\\s?(\\d[\\d,]*(?:\\.\\d\\d)?)`, 'g')
  const itsPlans = ({ fields: { prices = [] } }: CareerPath) =>
    plans.map((plan) => ({ ...plan, ...prices.find((own) => own.plan === plan.id) }))
  // On a path's page, only its own prices count. Elsewhere, prices of each path that the sentence names count too.
  const offersIn = (file: string, sentence: string): Offer[][] => {
    const own = content['career-paths'].find((path) => path.file === file)
    if (own) return [itsPlans(own)]
    const named = content['career-paths'].filter(({ fields }) => sentence.includes(fields.career_name))
    return [plans, ...named.map(itsPlans)]
  }
  return passagesOf(content).flatMap((passage) =>
    passage.text.split(/(?<=[.!?])\s/).flatMap((sentence): Finding[] => {
      const said = [...sentence.matchAll(amounts)].map(([, digits = '']) =>
        Number(digits.replaceAll(',', '')),
      )
      if (said.length === 0) return []
      const offers = offersIn(passage.file, sentence)
      const named = plans.filter(({ name }) => sentence.includes(name))
      const known = offers
        .flatMap((offer) => offer.filter(({ id }) => named.some((plan) => plan.id === id)))
        .flatMap((plan) => amountsOf(plan, annual_saving))
      const lowest = offers.map((offer) => Math.min(...offer.map(({ price }) => price)))
      const wrong = said.find((amount) => !known.includes(amount))
      const isFrom = /\b(start\w*|plans?|prices?) (at|from)\b/i.test(sentence)
      const other = said.find((amount) => !lowest.includes(amount))
      const say = (message: string, right: number[]): Finding[] => {
        const choices = [...new Set(right)].map((each) => sign + each).join(' or ')
        return [
          { level: 'error', file: passage.file, line: passage.line(), message: `${message} ${choices}` },
        ]
      }
      const names = named.map(({ name }) => name).join(', ')
      if (names && wrong !== undefined)
        return say(`says ${sign}${wrong}, but the prices of ${names} are`, known)
      if (!names && isFrom && other !== undefined)
        return say(`says that plans start from ${sign}${other}, but the lowest is`, lowest)
      return []
    }),
  )
}

// All amounts that a text may name for a plan: per month and per year, paid monthly or annually.
function amountsOf({ price, billing, annual }: Offer, saving: number): number[] {
  if (billing === 'once') return [price]
  if (annual !== undefined)
    return [price, Math.round(price * 1200) / 100, annual, Math.round((annual / 12) * 100) / 100]
  const reduced = Math.round(price * (100 - saving)) / 100
  const monthly = billing === 'monthly' ? [price, reduced] : [price]
  return monthly.flatMap((amount) => [amount, Math.round(amount * 1200) / 100])
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** Prices of a path that contradict each other or `provider.yaml`. */
export const pathPrices: Check = (content) => {
  const { 'career-paths': careerPaths, provider } = content
  if (!provider) return []
  // `readContent` fills in each value's own name, so `{{starting_price}}` reads here as `starting_price`.
  const isTold = passagesOf(content).some(({ text }) => /starting\\?_price/.test(text))
  return careerPaths.flatMap((path) => [
    ...ofPath(path, provider.plans),
    ...(isTold ? belowStart(path, provider.plans) : []),
  ])
}

type OwnPrice = NonNullable<CareerPath['fields']['prices']>[number]

function ofPath(path: CareerPath, plans: Plan[]): Finding[] {
  const { prices = [] } = path.fields
  return prices.flatMap((own, index) => {
    const say = (field: keyof OwnPrice, message: string) =>
      findingAt('error', path, ['prices', index, field], message)
    const plan = plans.find(({ id }) => id === own.plan)
    if (!plan) return say('plan', `provider.yaml has no plan ${own.plan}${meant(own.plan, plans)}`)
    const isTwice = prices.findIndex((other) => other.plan === own.plan) < index
    const fault = annualFault(own, plan)
    return [
      isTwice && say('plan', `${plan.name} already has a price above`),
      fault && say('annual', fault),
    ].filter((finding) => !!finding)
  })
}

function belowStart(path: CareerPath, plans: Plan[]): Finding[] {
  const { prices = [] } = path.fields
  const lowest = Math.min(...plans.map(({ price }) => price))
  return prices.flatMap(({ price }, index) => {
    if (price >= lowest) return []
    const message = `${price} is less than ${lowest}, which {{starting_price}} shows in texts`
    return [findingAt('warning', path, ['prices', index, 'price'], message)]
  })
}

function annualFault({ price, annual }: OwnPrice, { name, billing }: Plan): string | undefined {
  if (annual === undefined) return
  if (billing !== 'monthly') return `${name} isn’t billed monthly, so it has only one price`
  const twelve = Math.round(price * 1200) / 100
  if (annual > twelve)
    return `a year of ${name} costs more paid annually, ${annual}, than paid monthly, ${twelve}`
}

function meant(id: string, plans: Plan[]): string {
  const ids = plans.map((plan) => plan.id)
  return didYouMean(id, ids) || `: its plans are ${ids.join(', ')}`
}

import type { Content } from '@/provider/content'
import { type Check, type Finding, findingAt } from '@/provider/finding'
import type { Plan } from '@/provider/kinds/plan'
import { didYouMean } from '@/provider/nearest'
import { passagesOf } from '@/provider/passages'

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

type CareerPath = Content['career-paths'][number]
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

export type Billing = 'monthly' | 'annually' | 'once'

export type Plan = {
  id: (typeof planIds)[number]
  name: string
  /** Whole pence: per `unit` if the plan is billed monthly or annually, in total if it is billed once. */
  price: number
  unit: string
  billing: Billing
  badge: string
  summary: string
  features: readonly string[]
  button: string
}

export const planIds = [
  'career-growth-accelerator',
  'executive-career-launcher',
  'growth-project-pack',
  'ecl-project-pack',
] as const

/** What an annual payment takes off a plan that is billed monthly, in per cent. */
export const annualSaving = 20

const training = (level: string) => [
  'Hands-on professional training',
  `${level}-level hands-on training`,
  'Recruitment support phase',
  'On-the-job support',
  'Professional Certificate',
  'Reference',
]

const projectPack = [
  'Senior-level hands-on training',
  'Recruitment support phase',
  'On-the-job support',
  'Professional Certificate',
]

export const plans: readonly Plan[] = [
  {
    id: 'career-growth-accelerator',
    name: 'Career Growth Accelerator',
    price: 14900,
    unit: 'per user/month',
    billing: 'monthly',
    badge: 'Popular',
    summary: 'From first principles to a mid-level portfolio, one project after another.',
    features: training('Mid'),
    button: 'Get started on Growth',
  },
  {
    id: 'executive-career-launcher',
    name: 'Executive Career Launcher',
    price: 26900,
    unit: 'per contracted user/month',
    billing: 'annually',
    badge: 'Best Choice',
    summary: 'The full path to senior-level work, with support until you are settled in a role.',
    features: training('Senior'),
    button: 'Get started on ECL',
  },
  {
    id: 'growth-project-pack',
    name: 'Growth project Pack',
    price: 29900,
    unit: 'per user',
    billing: 'once',
    badge: 'Project Packed',
    summary: 'Already trained? Add the projects, the review and the certificate.',
    features: projectPack,
    button: 'Growth - Project Packed',
  },
  {
    id: 'ecl-project-pack',
    name: 'Executive Career Launcher project pack',
    price: 32900,
    unit: 'per user/month',
    billing: 'annually',
    badge: 'Project Packed',
    summary: 'A year of senior-level project work with the launcher’s recruitment support.',
    features: projectPack,
    button: 'ECL - Project Packed',
  },
]

const isPack = ({ id }: Plan) => id.endsWith('-project-pack')

/** The plans that train, and those for people who are trained already. */
export const [trainingPlans, projectPacks] = [plans.filter((plan) => !isPack(plan)), plans.filter(isPack)]

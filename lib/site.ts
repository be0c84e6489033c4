/** Everything a provider changes to make this site its own. Prices are whole pence. */
export const site = {
  name: 'Northlight',
  legalName: 'Northlight Training Ltd',
  slogan: 'Learn the work by doing the work',
  trade: 'Technology career training',
  description:
    'Live, instructor-led training for careers in data, AI, security, cloud and business. Learn by doing real projects, with mentors beside you and recruitment support to the end.',
  phone: '+44 20 7946 0018',
  email: 'hello@northlight.example',
  address: { street: '3 Sawtooth Yard', town: 'London', postcode: 'E2 0XX', country: 'United Kingdom' },
  country: 'GB',
  bookingUrl: 'https://booking.northlight.example/career-expert',
  socials: [
    { name: 'LinkedIn', url: 'https://social.northlight.example/linkedin' },
    { name: 'Instagram', url: 'https://social.northlight.example/instagram' },
  ],
  copyrightYear: 2024,
  cohort: { start: '2025-01-10', repeats: 'yearly', timeZone: 'Europe/London', label: 'Jan 10th' },
  /** A file, or an address that react-player knows; of a video host, the one that sets no cookies before it plays. */
  video: {
    title: 'A first project, from question to review',
    url: '/films/first-project.webm',
    description:
      'Twenty-six charity shops and one van: a first project goes from the question to a chart that a tutor reads aloud.',
    seconds: 40,
    duration: '40 seconds, no sound',
    uploaded: '2026-11-21T02:33:00Z',
    thumbnail: '/films/first-project.jpg',
    transcript: '/films/first-project.en.txt',
  },
} as const

/** Whether the film is a file of this site: nothing is then fetched from elsewhere. */
export const isOwnVideo = !/^https?:/.test(site.video.url)

/** The provider's address without its name, line by line. */
export const addressLines = [
  site.address.street,
  `${site.address.town} ${site.address.postcode}`,
  site.address.country,
]

/** Claims of the provider, worded once. Where a page states one, it takes it from here; docs/claims.md lists the places. */
export const claims = {
  learners: { figure: '2000+', label: 'learners' },
  completion: { figure: '80%', label: 'completion' },
  rating: { figure: '4.7+', label: 'rating' },
  split: { projects: 70, training: 30, text: '70% hands-on projects and 30% training' },
  place: 'Headquartered in London and expanding across the EMEA region',
  professionals: { figure: 'Over 2000', label: 'professionals trained' },
  businesses: { figure: '500+', label: 'businesses served' },
  placement: { figure: '98%', label: 'job placement' },
  delegates: { figure: '1000+', label: 'delegates' },
  trained: { figure: 'Close to 3,000', label: 'delegates trained' },
  jobFields: ['Engineering', 'AI', 'Analysis', 'IT', 'Security', 'Analytics', 'Business'],
  delivery: 'Live virtual instructor-led and self-paced',
  support: 'Expert-led training with mentorship and job-placement support',
  instalments: 'Instalment payment plans',
  curriculum: 'Future-Proofed Curriculum',
  returns: 'Return on Investment',
  development: 'Holistic Talent Development',
  enrolled: '20+ students enrolled',
  certified: '4K+ completed and certified',
  acceptance: '95%',
  earnings: '£50k-£65k',
  source: `Figures: ${site.name}, across its career paths.`,
} as const

export type Billing = 'monthly' | 'annually' | 'once'

export type Plan = {
  id: (typeof planIds)[number]
  name: string
  /** Whole pence, per `unit` for a plan billed monthly or annually, in all for one billed once. */
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

/** Where a learner may have heard of the provider; the spec's nine options. */
export const leadSources = [
  'A Friend',
  'LinkedIn',
  'Facebook',
  'Instagram',
  'Job Boards',
  'Trust Pilot',
  'Email',
  'Newsletter',
  'Google',
] as const

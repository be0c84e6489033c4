import { site } from './site'

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

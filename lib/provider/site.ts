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
  /**
   * Its `url` is a file of this site, an MP4, which every iPhone plays, or an address that react-player knows: take one
   * that sets no cookies before play. `webm` is for browsers without H.264.
   */
  video: {
    title: 'A first project, from question to review',
    url: '/films/first-project.mp4',
    webm: '/films/first-project.webm',
    captions: '/films/first-project.en.vtt',
    description:
      'Twenty-six charity shops and one van: a first project goes from the question to a chart that a tutor reads aloud.',
    seconds: 40,
    duration: '40 seconds, no sound',
    uploaded: '2026-11-21T02:33:00Z',
    thumbnail: '/films/first-project.jpg',
    transcript: '/films/first-project.en.txt',
  },
} as const

/** Whether the film is a file of this site. If so, nothing is fetched from other hosts. */
export const isOwnVideo = !/^https?:/.test(site.video.url)

/** The provider's address without its name, line by line. */
export const addressLines = [
  site.address.street,
  `${site.address.town} ${site.address.postcode}`,
  site.address.country,
]

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

/** The five tutors: what they teach, the hue of their discipline as in lib/path-art.ts, and one line of practice. */
export const tutors = [
  {
    name: 'Maya Okonjo',
    teaches: 'Data',
    motif: 'bars',
    hue: 164,
    practice: 'Built the reports of a hospital laboratory, where a total that was nearly right was wrong.',
  },
  {
    name: 'Tom Hallewell',
    teaches: 'Software and cloud',
    motif: 'layers',
    hue: 214,
    practice: 'Looks after systems that ring him at night, and has learnt to prefer the dull repair.',
  },
  {
    name: 'Priya Raman',
    teaches: 'AI and data science',
    motif: 'net',
    hue: 190,
    practice: 'Puts forecasting models to work, and asks of every column when it was filled in.',
  },
  {
    name: 'Ines Duarte',
    teaches: 'Business analysis and projects',
    motif: 'flow',
    hue: 40,
    practice: 'Leads payroll changes and office moves, and writes minutes that people act on.',
  },
  {
    name: 'Callum Reid',
    teaches: 'Cyber security',
    motif: 'rings',
    hue: 12,
    practice: 'Investigates break-ins, and will want to know which line of the log that was on.',
  },
] as const

export type Tutor = (typeof tutors)[number]

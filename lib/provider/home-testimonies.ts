/** What home quotes: four delegates of the provider, beside the testimonies of the upstream. */
export const homeTestimonies = [
  {
    name: 'Imani Castellane',
    jobTitle: 'Data analyst, food charity',
    testimony:
      'I ran a shop floor for eleven years and thought that counted for nothing. My tutor made me write down what I already measured every week, and that became my first project. I still use the chart.',
  },
  {
    name: 'Piotr Valdssen',
    jobTitle: 'Cloud support engineer, regional bank',
    testimony:
      'The week I broke the shared test server was the week I learned the most. Nobody sighed. We restored it together from the backup I had written the evening before, and it worked.',
  },
  {
    name: 'Hester Nwachukwu',
    jobTitle: 'Business analyst, water company',
    testimony:
      'Two evenings a week with a toddler in the next room is hard, and they never pretended otherwise. I missed a fortnight in March, sent one message, and had a plan to catch up the same day.',
  },
  {
    name: 'Rafe Okafor-Lindgren',
    jobTitle: 'Junior software engineer, museum group',
    testimony:
      'My third mock interview was worse than the first two, because I had started to recite. The notes said so in one line. I threw the script away and got the next job I applied for.',
  },
] as const

/** What a career path says of itself where it says nothing beyond the contract. */
export const noFacts = {
  summary: null,
  weeks: null,
  hoursAWeek: null,
  classTimes: null,
  entryRequirements: null,
  places: null,
  starts: [],
  tutors: [] as string[],
  averageEarnings: null,
  earningsSource: null,
  prices: [],
  discipline: null,
  suits: [],
}

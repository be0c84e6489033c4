/** The facts of a career path whose record has only the contract's fields. */
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

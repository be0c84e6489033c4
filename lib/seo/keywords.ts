// The spec's "about 47 countries", across the EMEA region and beyond.
const countries =
  'United Kingdom, Ireland, France, Germany, Spain, Portugal, Italy, Netherlands, Belgium, Luxembourg, Switzerland, Austria, Denmark, Sweden, Norway, Finland, Iceland, Poland, Czechia, Hungary, Romania, Bulgaria, Greece, Cyprus, Malta, Estonia, Latvia, Lithuania, Turkey, Israel, United Arab Emirates, Saudi Arabia, Qatar, Kuwait, Bahrain, Oman, Egypt, Morocco, Nigeria, Ghana, Kenya, South Africa, Rwanda, Uganda, United States, Canada, India'.split(
    ', ',
  )

/** A career path's search keywords, in general and for each country. */
export function careerPathKeywords(careerName: string): string[] {
  const name = careerName.toLowerCase()
  const forms = [
    `${name} course`,
    `${name} training`,
    `${name} bootcamp`,
    `${name} certificate`,
    `${name} career path`,
  ]
  return [...forms, ...countries.map((country) => `${name} training in ${country}`)]
}

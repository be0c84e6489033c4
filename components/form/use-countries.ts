import { useEffect, useState } from 'react'

let asked: Promise<string[] | null> | undefined

/**
 * The names of all countries, for a form that is not in the page's HTML. They are asked for as soon as there is script,
 * so that they are there when the form is opened: undefined until then, null where they could not be loaded.
 */
export function useCountries(): string[] | null | undefined {
  const [countries, setCountries] = useState<string[] | null>()
  useEffect(() => {
    asked ??= ask()
    asked.then(setCountries)
  }, [])
  return countries
}

async function ask(): Promise<string[] | null> {
  try {
    const answer = await fetch('/countries.json', { signal: AbortSignal.timeout(5000) })
    if (answer.ok) return await answer.json()
  } catch {
    // As if they could not be loaded.
  }
  // The next page with such a form tries again.
  asked = undefined
  return null
}

import { useEffect, useState } from 'react'

let asked: Promise<string[] | null> | undefined

/** Fetches the countries once script runs. Returns undefined while loading, and null when loading failed. */
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
    // A network error counts as a failed response.
  }
  // The next form tries again.
  asked = undefined
  return null
}

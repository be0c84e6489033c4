import { useEffect, useState } from 'react'

let asked: Promise<string[] | null> | undefined

/** Fetched as soon as script runs: undefined while loading, null where loading failed. */
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
    // The same as a failed response.
  }
  // The next form tries again.
  asked = undefined
  return null
}

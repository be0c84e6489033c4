import { rule } from '@/contract/testing'
import { careerPathKeywords } from './keywords'

rule(
  '2.career-path.5 9.28',
  'the keywords are built from the name of the career path and about 47 countries',
  () => {
    const keywords = careerPathKeywords('Data Science')
    expect(keywords.every((keyword) => keyword.startsWith('data science '))).toBe(true)
    const countries = keywords.flatMap((keyword) => keyword.match(/ in (.+)$/)?.[1] ?? [])
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThanOrEqual(45)
    expect(countries.length).toBeLessThanOrEqual(49)
  },
)

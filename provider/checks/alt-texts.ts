import type { Check } from '@/provider/finding'
import { linksIn } from '@/provider/links-in'
import { passagesOf } from '@/provider/passages'

/** Finds pictures in texts without a description for readers who cannot see them. */
export const altTexts: Check = (content) =>
  passagesOf(content).flatMap(({ file, text, line }) =>
    linksIn(text)
      .filter(({ isPicture, words }) => isPicture && !words)
      .map(({ href }) => ({
        level: 'error' as const,
        file,
        line: line(),
        message: `the picture ${href} has no description for people who can’t see it: write one between the square brackets`,
      })),
  )

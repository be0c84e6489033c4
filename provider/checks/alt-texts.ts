import { textsOf } from '@/provider/content'
import type { Check } from '@/provider/finding'
import { linksIn } from '@/provider/links-in'

/** A picture needs words for who does not see it. */
export const altTexts: Check = (content) =>
  textsOf(content).flatMap(({ file, text, textLine }) =>
    linksIn(text, textLine)
      .filter(({ isPicture, words }) => isPicture && !words)
      .map(({ href, line }) => ({
        level: 'error' as const,
        file,
        line,
        message: `the picture ${href} has no words for who cannot see it: write them between the square brackets`,
      })),
  )

/** At 220 words a minute, and at least 1. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(html.split(/(?:<[^<>]*>|\s)+/).length / 220))

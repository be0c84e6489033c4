/** At 220 words a minute, and at least 1. */
export const readingMinutes = (html: string) => Math.round(html.split(/(?:<[^<>]*>|\s)+/).length / 220) || 1

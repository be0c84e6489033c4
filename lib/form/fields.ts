import { z } from 'zod'

/** One line of at most `max` characters, trimmed; empty when not given. */
export const line = (label: string, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => !/\p{Cc}/u.test(value), `${label} contains control characters: type it again`)
    .refine((value) => [...value].length <= max, `${label} can have ${max} characters at most`)

/** One line that must be given: `request` says so. */
export const needed = (label: string, max: number, request: string) =>
  z.string().trim().min(1, request).pipe(line(label, max))

/** An e-mail address, as it was written. */
export const email = needed('E-mail', 254, 'Enter your e-mail address').pipe(
  z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u, 'Enter an e-mail address like name@example.com'),
)

/** Some lines of at most `max` characters, trimmed, with line ends as \n. */
export const text = (label: string, max: number) =>
  z
    .string()
    .trim()
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value), `${label} contains control characters: type it again`)
    .refine((value) => [...value].length <= max, `${label} can have ${max} characters at most`)

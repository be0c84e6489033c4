import { z } from 'zod'

/**
 * Makes the schema of one line.
 * @param label what the messages call it
 * @param max the most characters it can have
 * @returns the line, trimmed; empty when not given
 */
export const line = (label: string, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => !/\p{Cc}/u.test(value), `${label} contains control characters: type it again`)
    .refine((value) => [...value].length <= max, `${label} can have ${max} characters at most`)

/**
 * Makes the schema of one line that must be given.
 * @param label what the messages call it
 * @param max the most characters it can have
 * @param request the message where it is not given
 * @returns the line, trimmed
 */
export const needed = (label: string, max: number, request: string) =>
  z.string().trim().min(1, request).pipe(line(label, max))

/** An e-mail address, as it was written. A dot at its end is part of the sentence around it. */
export const email = needed('E-mail', 254, 'Enter your e-mail address')
  .transform((typed) => typed.replace(/\.$/, ''))
  .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u, 'Enter an e-mail address like name@example.com'))

/**
 * Makes the schema of some lines.
 * @param label what the messages call them
 * @param max the most characters they can have
 * @returns the lines, trimmed, with line ends as \n; empty when not given
 */
export const text = (label: string, max: number) =>
  z
    .string()
    .trim()
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value), `${label} contains control characters: type it again`)
    .refine((value) => [...value].length <= max, `${label} can have ${max} characters at most`)

import { z } from 'zod'

const typed = (label: string, max: number, unreadable: RegExp) =>
  z
    .string()
    .trim()
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .refine((value) => !unreadable.test(value), `${label} contains characters we can’t read. Type it again`)
    .refine((value) => [...value].length <= max, `${label} must be ${max} characters or fewer`)

/** One trimmed line, empty when missing. */
export const line = (label: string, max: number) => typed(label, max, /\p{Cc}/u)

/** Trimmed lines with line ends as \n, empty when missing. */
export const text = (label: string, max: number) => typed(label, max, /[^\P{Cc}\n\t]/u)

/** One trimmed line that is required; `request` is the message if it is empty. */
export const needed = (label: string, max: number, request: string) =>
  z.string().trim().min(1, request).pipe(line(label, max))

/** An email address as typed, without a dot at the end, which belongs to a sentence around it. */
export const email = needed('Email', 254, 'Enter your email address')
  .transform((typed) => typed.replace(/\.$/, ''))
  .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u, 'Enter an email address like name@example.com'))

import { z } from 'zod'
import { email } from '@/lib/form/fields'

// What the upstream would refuse with words that no visitor wrote for.
const password = (request: string) =>
  z
    .string()
    .min(1, request)
    .refine(
      (value) => !/[\0\p{Surrogate}]/u.test(value),
      'The password contains characters that cannot be used',
    )
    .refine((value) => [...value].length <= 128, 'A password can have 128 characters at most')

/** Sign in: both are required. */
export const signInSchema = z.object({
  email: z.string().trim().max(254, 'Enter your e-mail address').regex(/^\S+$/, 'Enter your e-mail address'),
  password: password('Enter your password'),
})

/** Sign up: the repeat is checked before anything is sent. */
export const signUpSchema = z
  .object({
    email,
    password: password('Choose a password'),
    confirm_password: z.string().min(1, 'Repeat the password'),
  })
  .refine((typed) => typed.password === typed.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match!',
  })

/** Forgot password. */
export const forgotSchema = z.object({ email })

const newPassword = z.object({
  new_password: password('Choose a new password'),
  confirm_new_password: z.string().min(1, 'Repeat the new password'),
})

const isRepeated = (typed: z.infer<typeof newPassword>) => typed.new_password === typed.confirm_new_password
const mismatch = { path: ['confirm_new_password'], message: 'Passwords do not match!' }

/** Reset password: both are required and must be equal. */
export const resetSchema = newPassword.refine(isRepeated, mismatch)

/** Change of password: the old one as well. */
export const changePasswordSchema = newPassword
  .extend({ old_password: password('Enter your present password') })
  .refine(isRepeated, mismatch)

/** Change of address. */
export const changeEmailSchema = z.object({ email, password: password('Enter your password') })

/** Closing of the account. */
export const closeSchema = z.object({ password: password('Enter your password') })

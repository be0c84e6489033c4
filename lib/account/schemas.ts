import { z } from 'zod'
import { email } from '@/lib/form/fields'

// The upstream would refuse such passwords too, but with messages that are not meant for visitors.
const password = (request: string) =>
  z
    .string()
    .min(1, request)
    .refine(
      (value) => !/[\0\p{Surrogate}]/u.test(value),
      'Your password contains characters that can’t be used',
    )
    .refine((value) => [...value].length <= 128, 'Your password must be 128 characters or fewer')

export const signInSchema = z.object({
  email: z.string().trim().max(254, 'Enter your email address').regex(/^\S+$/, 'Enter your email address'),
  password: password('Enter your password'),
})

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

export const forgotSchema = z.object({ email })

const newPassword = z.object({
  new_password: password('Choose a new password'),
  confirm_new_password: z.string().min(1, 'Repeat the new password'),
})

const isRepeated = (typed: z.infer<typeof newPassword>) => typed.new_password === typed.confirm_new_password
const mismatch = { path: ['confirm_new_password'], message: 'Passwords do not match!' }

export const resetSchema = newPassword.refine(isRepeated, mismatch)

export const changePasswordSchema = newPassword
  .extend({ old_password: password('Enter your current password') })
  .refine(isRepeated, mismatch)

export const changeEmailSchema = z.object({ email, password: password('Enter your password') })

export const closeSchema = z.object({ password: password('Enter your password') })

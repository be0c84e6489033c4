import { password } from '../fixtures/accounts'
import type { Visitor } from './visitor'

export async function fillInLead(visitor: Visitor, email: string) {
  await visitor.fill('First name', 'Ada')
  await visitor.fill('Last name', 'Example')
  await visitor.fill('Email', email)
  await visitor.fill('Phone', '07700 900123')
  await visitor.choose('Country', 'United Kingdom')
  await visitor.choose('How you heard about us', 'A Friend')
}

export async function signUp(visitor: Visitor, email: string) {
  await visitor.goTo('/auth/create-account')
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.fill('Repeat the password', password)
  await visitor.press('Create account')
  await visitor.sees('Now sign in with your new password.')
}

export async function signIn(visitor: Visitor, email: string, password: string) {
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.press('Sign in')
  await visitor.sees(`Hello, ${email.split('@')[0]}`)
  await visitor.isAt('/dashboard')
}

import { cookies } from 'next/headers'
import { signOut } from '@/lib/account/sign-out'
import { isFromHere } from '@/lib/address/is-from-here'

export async function POST(request: Request) {
  if (!isFromHere(request.headers)) return new Response('Sign out on the site itself.', { status: 403 })
  await signOut(await cookies())
  return new Response(null, { status: 303, headers: { Location: '/' } })
}

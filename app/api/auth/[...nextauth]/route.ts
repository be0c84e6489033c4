import NextAuth from 'next-auth'
import { authOptions } from '@/lib/account/auth'

/** next-auth's own routes. The site's pages sign in and out by server actions. */
const handler = (request: Request, context: RouteContext<'/api/auth/[...nextauth]'>) =>
  NextAuth(authOptions())(request, context)

export { handler as GET, handler as POST }

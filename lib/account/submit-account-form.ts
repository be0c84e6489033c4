import { pageNumber } from '@/lib/api/list-pages'
import { take } from '@/lib/limits/take'
import { waitWords } from '@/lib/time/wait-words'
import { currentVisit } from '@/lib/visit/visit'
import { accountForms } from './account-forms'
import { answerCookie, type FormOutcome } from './answer-cookie'
import { leadForms, leadIdIn } from './lead-forms'
import { type Jar, readSession, writeSession } from './session-cookies'
import { freshOrStaleSession } from './session-tokens'
import { closeSession } from './sign-out'

const forms = { ...accountForms, ...leadForms }

/** Runs a form and returns the path that shows the outcome; null for an unknown form. */
export async function submitAccountForm(
  name: string,
  form: FormData,
  jar: Jar,
  sender: { userAgent: string | null; client: string },
): Promise<string | null> {
  const act = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (!act) return null
  const isOfLead = Object.hasOwn(leadForms, name)
  const home = isOfLead ? '/dashboard' : '/dashboard/account'
  const signIn = `/auth/login?callbackUrl=${encodeURIComponent(home)}`
  const stale = await readSession(jar)
  if (!stale) return signIn
  const session = await freshOrStaleSession(stale)
  if (!session) {
    await writeSession(jar, null)
    return `${signIn}&notice=ended`
  }
  const wait = await take(['account, client', sender.client])
  const done: Awaited<ReturnType<typeof act>> =
    wait > 0
      ? { state: { status: 'invalid', values: typedIn(form), errors: { form: waitWords(wait) } } }
      : await act({ session, form, ...sender })
  // This response must be a redirect, so it cannot be the 429. The page that shows the outcome responds with 429.
  const visit = currentVisit()
  const seconds = visit?.wait ?? wait
  if (visit) visit.wait = undefined
  await writeSession(jar, done.session === undefined ? session : done.session)
  if ('to' in done) {
    await closeSession(session)
    return done.to
  }
  const waitUntil = seconds > 0 ? Date.now() + seconds * 1000 : undefined
  const lead = (isOfLead && leadIdIn(form)) || undefined
  const value = await answerCookie.write({ ...done.state, form: name, lead, waitUntil })
  jar.set({ name: answerCookie.name, value, ...answerCookie.options() })
  if (!isOfLead) return `${home}#${name}`
  const page = pageNumber(String(form.get('page'))) ?? 1
  return `${home}${page > 1 ? `?page=${page}` : ''}#${lead ? `enquiry-${lead}` : 'enquiries-heading'}`
}

// A password is never shown again.
function typedIn(form: FormData): FormOutcome['values'] {
  const typed = ['email', 'phone'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value.slice(0, 254)]] : []
  })
  return Object.fromEntries(typed)
}

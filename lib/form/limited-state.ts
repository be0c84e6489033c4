import type { LimitName } from '@/lib/limits/limits'
import { take } from '@/lib/limits/take'
import { currentClient } from '@/lib/visit/current-client'
import type { FormState } from './form'

type Own = Extract<LimitName, `${string}, client`>
type Everybodys = Extract<LimitName, `${string}, all`>

/** Counts a form against the limits of its client and of all clients. Undefined while both have room.
 * The client has a separate count for each `about`. */
export async function limitedState<Field extends string>(
  values: FormState<Field>['values'],
  client: Own,
  all?: Everybodys,
  about = '',
): Promise<FormState<Field> | undefined> {
  const own = [client, about + (await currentClient())] as const
  const wait = await take(own, ...(all ? [[all] as const] : []))
  if (wait > 0) return { status: 'failed', values, errors: {}, wait }
}

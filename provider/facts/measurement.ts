import { createHash } from 'node:crypto'
import { facts } from './provider-yaml'

const { measurement: configured } = facts

/** The provider's own analytics; undefined where there are none. */
export const measurement = configured && {
  ...configured,
  /** Who has agreed has agreed to this: where anything of it changes, everybody is asked anew. */
  version: createHash('sha256').update(JSON.stringify(configured)).digest('base64url').slice(0, 10),
  /** Where they may come from and send to, as a policy names it. */
  sources: configured.hosts.map((host) => `https://${host}`),
}

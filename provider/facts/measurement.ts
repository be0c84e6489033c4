import { createHash } from 'node:crypto'
import { facts } from './provider-yaml'

const { measurement: configured } = facts

/** Undefined where the provider measures nothing. */
export const measurement = configured && {
  ...configured,
  /** Consent is bound to this hash. */
  version: createHash('sha256').update(JSON.stringify(configured)).digest('base64url').slice(0, 10),
  /** For the Content-Security-Policy. */
  sources: configured.hosts.map((host) => `https://${host}`),
}

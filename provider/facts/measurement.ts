import { createHash } from 'node:crypto'
import { facts } from './provider-yaml'

const { measurement: configured } = facts

/** Undefined when the provider measures nothing. */
export const measurement = configured && {
  ...configured,
  /** A hash of the configuration. A visitor's consent holds for this version only. */
  version: createHash('sha256').update(JSON.stringify(configured)).digest('base64url').slice(0, 10),
  /** The hosts' origins, for the Content-Security-Policy. */
  sources: configured.hosts.map((host) => `https://${host}`),
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { referenceOf } from '@/upstream/reference'
import { lead } from '../../../bench/abuse/forms.mjs'
import type { Moments } from './moments'
import type { Program } from './programs'
import type { Random } from './random'

export type SentForm = { kind: 'lead' | 'message'; key: string; reference: string; isAcknowledged: boolean }

/** People who send leads and messages, five at a time, to the running `sites`. On a failure they retry or give up. */
export function createPeople(random: Random, moments: Moments, sites: () => Program[]) {
  const sent = new Map<string, SentForm>()
  const underWay = new Set<string>()
  let isOver = false

  async function send(one: SentForm, fields: object): Promise<boolean> {
    const body = JSON.stringify({ kind: one.kind, key: one.key, fields })
    const site = random.of(sites())
    if (!site) return false
    underWay.add(one.reference)
    try {
      const response = await fetch(site.url, { method: 'POST', body })
      if (!response.ok) return false
      one.isAcknowledged = true
      moments.happened('acknowledged')
      return true
    } catch {
      return false
    } finally {
      underWay.delete(one.reference)
    }
  }

  async function visit(): Promise<void> {
    const key = randomUUID()
    const kind = random.chance(0.8) ? 'lead' : 'message'
    const one: SentForm = { kind, key, reference: referenceOf(key), isAcknowledged: false }
    sent.set(one.reference, one)
    const person = `person-${Math.floor(random.between(0, 60))}@example.com`
    const fields = kind === 'lead' ? leadOf(person) : messageOf(person)
    while (!isOver && !(await send(one, fields))) {
      if (random.chance(0.5)) return
      await pause(50)
    }
  }

  async function visits(): Promise<void> {
    while (!isOver) {
      if (sites().length > 0) await visit()
      await pause(random.between(0, 90))
    }
  }

  const lanes = Array.from({ length: 5 }, visits)
  return {
    sent: sent as ReadonlyMap<string, SentForm>,
    underWay: () => [...underWay],
    async end() {
      isOver = true
      await Promise.all(lanes)
    },
  }
}

const leadOf = (email: string) => ({
  ...lead,
  email,
  'job-title': '',
  company: '',
  phone: '+447700900123',
  message: 'A few words, so that a row has the size of one.',
  subscribe: false,
})

const messageOf = (email: string) => ({
  name: 'Ada Example',
  phone_number: '+447700900123',
  email,
  company: 'None',
  subject: 'A question',
  body: 'When does the next cohort begin?',
})

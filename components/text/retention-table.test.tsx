import { render, screen, within } from '@testing-library/react'
import { retention, retentionText } from '@/lib/privacy/retention'
import { RetentionTable } from './retention-table'

test('the policy states for each kind of record how long the purge keeps it', () => {
  render(<RetentionTable />)
  const textOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getByRole('cell').textContent
  for (const record of Object.values(retention)) expect(textOf(record.name)).toBe(retentionText(record))
  expect(textOf('Enrolment requests')).toMatch(/^2 years after you sent them\./)
  expect(textOf('Sign-ups for our news')).toBe('30 days after you signed up')
  expect(textOf('Registrations')).toBe('1 year after you sent them, or after the event if that is later')
})

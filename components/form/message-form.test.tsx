import { fireEvent, render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import type { FormState } from '@/lib/form/form'
import { MessageForm } from './message-form'

const fields = [{ name: 'subject', label: 'Subject', required: true }] as const
const texts = { button: 'Send message', sent: 'Thank you' }

async function send(answer: Promise<FormState<string>>) {
  const { container } = render(<MessageForm action={() => answer} fields={fields} {...texts} />)
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'A question' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  return container
}

rule('2.contact.4 4.1', 'a message’s button shows a spinner while it is sent', async () => {
  const container = await send(new Promise(() => {}))
  expect(await screen.findByText('Sending')).toBeVisible()
  expect(container.querySelector('button .spinner')).toBeVisible()
})

test('the success text replaces the form once the message is sent', async () => {
  const container = await send(Promise.resolve({ status: 'sent', values: {}, errors: {} }))
  expect(await screen.findByText('Thank you')).toBeVisible()
  expect(container.querySelector('form')).toBeNull()
})

rule('2.contact.6 4.1', 'a failed message says so and keeps what was typed', async () => {
  await send(Promise.resolve({ status: 'failed', values: { subject: 'A question' }, errors: {} }))
  expect(await screen.findByText(/^Oops\.\.\.Something went wrong, please refresh/)).toBeVisible()
  expect(screen.getByLabelText('Subject')).toHaveValue('A question')
})

test('the second click of a double click follows no link that appeared under the pointer', async () => {
  render(<a href="#elsewhere">Elsewhere</a>)
  await send(Promise.resolve({ status: 'sent', values: {}, errors: {} }))
  await screen.findByText('Thank you')
  const link = screen.getByText('Elsewhere')
  expect(fireEvent.click(link, { detail: 2 })).toBe(false)
  expect(fireEvent.click(link, { detail: 1 })).toBe(true)
  expect(fireEvent.click(link, { detail: 2 })).toBe(true)
})

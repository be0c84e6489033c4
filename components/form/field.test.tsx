import { render, screen } from '@testing-library/react'
import { Field, Select, TextInput } from './field'

test('a field labels its control, and describes it by hint and error', () => {
  render(
    <Field id="phone" label="Phone" hint="We’ll call you on it." error="Enter your phone number" required>
      {(wiring) => <TextInput {...wiring} name="phone" />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input).toBeRequired()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('We’ll call you on it. Error: Enter your phone number')
})

test('a field that is not required says that it is optional', () => {
  render(
    <Field id="company" label="Company">
      {(wiring) => <TextInput {...wiring} name="company" />}
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Company (optional)' })).not.toBeRequired()
})

test('an empty required field is not called invalid', () => {
  render(
    <Field id="email" label="Email" required>
      {(wiring) => <TextInput {...wiring} name="email" />}
    </Field>,
  )
  // Browsers treat an empty required field as invalid, unless `aria-invalid` is false.
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'false')
})

test('a select starts with its empty option', () => {
  render(<Select question="Choose a country" options={['Chad', 'Chile']} aria-label="Country" />)
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a country')
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

import { act, render, screen } from '@testing-library/react'
import { CountdownDials } from './countdown-dials'

test('the dials pass from one start to the next', () => {
  jest.useFakeTimers({ now: new Date('2027-01-09T23:59:58Z') })
  const { container } = render(
    <CountdownDials starts={['2027-01-10T00:00:00Z', '2028-01-10T00:00:00Z']} days={0} />,
  )
  const shown = () => [...container.querySelectorAll('li')].map((dial) => dial.textContent)
  expect(shown()).toEqual(['0days', '0hours', '0minutes', '2seconds'])
  act(() => jest.advanceTimersByTime(2000))
  expect(shown()).toEqual(['365days', '0hours', '0minutes', '0seconds'])
  expect(screen.getByRole('button', { name: 'Pause the countdown' })).toBeVisible()
  jest.useRealTimers()
})

import { act, render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { CountdownDials } from './countdown-dials'

const dialsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map((dial) => dial.textContent)

afterEach(() => jest.useRealTimers())

test('the dials stand still when `stopped` fixes the clock', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  const stopped = '2027-01-09T22:58:57Z'
  const { container } = render(
    <CountdownDials starts={['2027-01-10T00:00:00Z']} days={0} stopped={stopped} />,
  )
  const shown = ['0days', '1hours', '1minutes', '3seconds']
  expect(dialsOf(container)).toEqual(shown)
  act(() => jest.advanceTimersByTime(5000))
  expect(dialsOf(container)).toEqual(shown)
})

rule('4.26', 'the dials count down to the next start once a start has passed', () => {
  jest.useFakeTimers({ now: new Date('2027-01-09T23:59:58Z') })
  const { container } = render(
    <CountdownDials starts={['2027-01-10T00:00:00Z', '2028-01-10T00:00:00Z']} days={0} />,
  )
  expect(dialsOf(container)).toEqual(['0days', '0hours', '0minutes', '2seconds'])
  act(() => jest.advanceTimersByTime(2000))
  expect(dialsOf(container)).toEqual(['365days', '0hours', '0minutes', '0seconds'])
  expect(screen.getByRole('button', { name: 'Pause the countdown' })).toBeVisible()
})

rule('4.29 9.15', 'each dial shows its share of 365 days, 24 hours, 60 minutes or 60 seconds', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z') })
  const { container } = render(<CountdownDials starts={['2027-03-15T06:15:45Z']} days={0} />)
  const filled = [...container.querySelectorAll('[stroke-dasharray]')].map((ring) =>
    Number(ring.getAttribute('stroke-dasharray')?.split(' ')[0]),
  )
  expect(filled).toEqual([73 / 365, 6 / 24, 15 / 60, 45 / 60])
  jest.useRealTimers()
})

import { act, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { rule } from '@/contract/testing'
import { GoOn } from './go-on'

const push = jest.fn()
// Stands in for Next's router and records the addresses.
const router = { push } as unknown as ComponentProps<typeof AppRouterContext>['value']

rule('2.sign-in.3 9.2', 'the next page opens two seconds after the outcome, and not before', () => {
  jest.useFakeTimers()
  render(
    <AppRouterContext value={router}>
      <GoOn text="You are signed in." to="/dashboard" label="Continue now" />
    </AppRouterContext>,
  )
  expect(screen.getByText('You are signed in.')).toBeVisible()
  act(() => jest.advanceTimersByTime(1999))
  expect(push).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(push).toHaveBeenCalledWith('/dashboard')
  jest.useRealTimers()
})

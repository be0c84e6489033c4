import { render, screen } from '@testing-library/react'
import { Measurement } from '@/components/text/measurement'
import { ConsentBanner } from './consent-banner'

test('where nothing is measured nobody is asked, and the page about cookies says so', () => {
  const { container } = render(<ConsentBanner />)
  expect(container).toBeEmptyDOMElement()
  render(<Measurement />)
  expect(screen.getByText(/^There are no analytics: nothing is measured/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

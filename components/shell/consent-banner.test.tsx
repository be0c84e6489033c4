import { render, screen } from '@testing-library/react'
import { Measurement } from '@/components/text/measurement'
import { ConsentBanner } from './consent-banner'

test('a site without analytics shows no consent banner, and its cookie page says so', () => {
  const { container } = render(<ConsentBanner />)
  expect(container).toBeEmptyDOMElement()
  render(<Measurement />)
  expect(screen.getByText(/^We use no analytics and measure nothing/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { ResourceRow } from './resource-row'

rule(
  '2.resources.2 2.resources.3 2.resources.4 3.11',
  'a resource shows its title, description, date, By Admin and a way to get it',
  () => {
    const resource = {
      slug: 'plan',
      title: 'A plan',
      description: 'To print',
      created: '2026-01-01',
      file: '/plan.pdf',
      kind: 'Checklist',
      summary: null,
      image: null,
    }
    render(<ResourceRow resource={resource} />)
    expect(screen.getByRole('heading', { name: 'A plan' })).toBeVisible()
    expect(screen.getByText('To print')).toBeVisible()
    expect(screen.getByText('Checklist · PDF')).toBeVisible()
    expect(screen.getByText('1 January 2026 · By Admin')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Get Now.*A plan/ })).toHaveAttribute('href', '/resources/plan')
  },
)

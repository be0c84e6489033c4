import { buttonStyle } from '@/components/ui/button'
import { ContentLink } from './content-link'

type Props = { actions: readonly { label: string; to: string }[]; className?: string }

export function Actions({ actions, className = '' }: Props) {
  if (actions.length === 0) return null
  return (
    <p className={`flex flex-wrap gap-4 max-sm:*:grow ${className}`}>
      {actions.map(({ label, to }, index) => (
        <ContentLink key={label} to={to} className={buttonStyle(index === 0 ? 'action' : 'outline-forest')}>
          {label}
        </ContentLink>
      ))}
    </p>
  )
}

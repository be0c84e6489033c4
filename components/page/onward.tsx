import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { ContentLink } from './content-link'

/** A link with an arrow, on a line of its own below a section. */
export function Onward({ to, label, className }: { to: string; label: string; className?: string }) {
  return (
    <p className={className}>
      <ContentLink to={to} className={linkStyle('onward')}>
        {label}
        <Icon name="arrow" />
      </ContentLink>
    </p>
  )
}

import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { mayBeHidden } from '@/lib/pages/pages'
import { shownEntries } from '@/lib/pages/shown-pages'

type Props = { to: string; label?: string; className?: string; children?: ReactNode }

/**
 * A link in the provider's content. Its text is `label`, unless there are children. Renders nothing while the
 * linked page is unpublished.
 */
export function ContentLink(props: Props) {
  return mayBeHidden(props.to) ? <DatedLink {...props} /> : <ShownLink {...props} />
}

async function DatedLink(props: Props) {
  const [shown] = await shownEntries([props])
  return shown && <ShownLink {...props} />
}

function ShownLink({ to, label, className, children = label }: Props) {
  if (to.startsWith('/'))
    return (
      <Link href={to as Route} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={className} rel={to.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  )
}

import type { Route } from 'next'
import { Icon } from './icon'
import { Link } from './link'

type Props = {
  href: Route | `#${string}`
  label: string
  count?: number
  isCurrent?: boolean
  /** Whether the link of a current choice removes the choice. */
  isRemovable?: boolean
}

/** A link in a row above a list: it filters the list, or jumps to a part of it. */
export function Choice({ href, label, count, isCurrent, isRemovable }: Props) {
  const isRemoved = isCurrent && isRemovable
  return (
    <Link
      href={href}
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
      className={`inline-flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border px-4 py-1.5 text-small leading-tight font-semibold wrap-anywhere ${
        isCurrent
          ? 'border-brand bg-brand text-white hover:bg-forest-raised forced-colors:border-3'
          : 'border-field-line bg-white hover:border-brand hover:text-brand'
      }`}
    >
      {isRemoved && <span className="sr-only">Without </span>}
      {label}
      {isRemoved && <Icon name="close" className="size-4" />}
      {!isRemoved && count !== undefined && (
        <span className={isCurrent ? 'font-normal' : 'font-normal text-muted'}>
          {count.toLocaleString('en-GB')}
          <span className="sr-only"> {count === 1 ? 'result' : 'results'}</span>
        </span>
      )}
    </Link>
  )
}

'use client'

import type { Route } from 'next'
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useTransition,
  ViewTransition,
} from 'react'
import { buttonStyle } from './button'
import { Link } from './link'
import { isPlainClick } from './plain-click'
import { ButtonSpinner } from './spinner'

export type MoreItems = { items: { key: string; node: ReactNode }[]; hasNext: boolean } | null

type Props = {
  path: '/blog/page' | '/resources/page'
  next: number | null
  /** The keys of the page's items. They filter out repeats when new items have shifted the list. */
  keys: string[]
  /** The number of keys whose items appear elsewhere on the page. */
  offset?: number
  load: (page: number) => Promise<MoreItems>
  failed: string
  className: string
  children: ReactNode
}

/** 'Load more' is a link to the next page, so it works without script. */
export function MoreList({ path, next, keys, offset = 0, load, failed, className, children }: Props) {
  const [more, setMore] = useState<{ key: string; node: ReactNode }[]>([])
  const [page, setPage] = useState(next)
  const [notice, setNotice] = useState('')
  const [isPending, startTransition] = useTransition()
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(null)

  // The focus moves to the first new item.
  useEffect(() => {
    const index = firstNew.current
    firstNew.current = null
    if (more.length > 0 && index !== null) list.current?.children[index]?.querySelector('a')?.focus()
  }, [more])

  function loadMore(event: MouseEvent) {
    if (!isPlainClick(event) || page === null) return
    event.preventDefault()
    if (isPending) return
    startTransition(async () => {
      const answer = await load(page).catch(() => null)
      if (!answer) return setNotice(failed)
      const shown = new Set([...keys, ...more.map(({ key }) => key)])
      const fresh = answer.items.filter(({ key }) => !shown.has(key))
      startTransition(() => {
        setMore([...more, ...fresh])
        setPage(answer.hasNext ? page + 1 : null)
        setNotice(`${fresh.length} more`)
      })
      firstNew.current = shown.size - offset
    })
  }

  return (
    <>
      <ul ref={list} className={className}>
        {children}
        {more.map(({ key, node }) => (
          <ViewTransition key={key} enter="list-item" default="none">
            <li>{node}</li>
          </ViewTransition>
        ))}
      </ul>
      <p
        role="status"
        className={notice === failed ? 'mt-8 text-center font-semibold text-danger' : 'sr-only'}
      >
        {notice}
      </p>
      {page !== null && (
        <p className="mt-8 text-center">
          <Link
            href={`${path}/${page}` as Route}
            onClick={loadMore}
            aria-disabled={isPending}
            className={buttonStyle('outline')}
          >
            {isPending && <ButtonSpinner />}
            Load more
          </Link>
        </p>
      )}
    </>
  )
}

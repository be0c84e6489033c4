'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchForm } from '@/components/form/search-form'
import type { LiveResults, Typing } from './typing'

type Props = {
  text: string
  kind?: string
  /** The results in one sentence. */
  told: string
  children: ReactNode
}

/** Fetches results whenever typing pauses. Enter submits the form, which also works without script. */
export function LiveSearch({ text, kind, told, children }: Props) {
  const [shown, setShown] = useState<LiveResults>()
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef<Typing>(undefined)

  async function onInput() {
    const { typingInto } = await import('./typing')
    typing.current ??= typingInto(setShown, kind)
    typing.current.type(field.current?.value ?? '')
  }

  // Searches for words that the visitor typed before script loaded.
  const catchUp = useEffectEvent(() => {
    if (field.current && field.current.value.trim() !== text) onInput()
  })
  useEffect(() => {
    catchUp()
    return () => typing.current?.stop()
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move the focus between links
    <div className="contents lg:*:col-span-2" onKeyDown={(event) => lead(event, field.current)}>
      <SearchForm id="search" text={text} kind={kind} ref={field} onInput={onInput} />
      <p role="status" className="mt-4 mb-6 min-h-7 max-w-measure text-muted">
        {shown?.told ?? told}
      </p>
      {shown?.results ?? children}
    </div>
  )
}

// Down and Up move the focus between the field and the results. Escape returns it to the field.
function lead(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
  const at = links.indexOf(event.target as HTMLElement)
  const isIn = at >= 0 || event.target === field
  const steps: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: links[at + 1],
    ArrowUp: at > 0 ? links[at - 1] : field,
    Escape: at >= 0 ? field : null,
  }
  const next = isIn && !event.altKey && !event.ctrlKey && !event.metaKey && steps[event.key]
  if (!next || next === event.target) return
  event.preventDefault()
  next.focus()
}

'use client'

import { useEffect, useState } from 'react'

/**
 * Script fills in the time. The empty line reserves the space, so that a button below does not move when the
 * text appears.
 */
export function EventTime({ start, timeZone }: { start: string; timeZone: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const [own, theirs] = [shown(start), shown(start, timeZone)]
    if (own.day !== theirs.day) setText(`${own.day}, ${own.time}`)
    else if (own.time !== theirs.time) setText(own.time)
  }, [start, timeZone])
  return <span className="block min-h-lh text-small text-muted">{text && `In your time zone: ${text}`}</span>
}

function shown(start: string, timeZone?: string) {
  const date = new Date(start)
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
  const time = { timeStyle: 'short', timeZone } as const
  return {
    day: new Intl.DateTimeFormat('en-GB', day).format(date),
    time: new Intl.DateTimeFormat('en-GB', time).format(date),
  }
}

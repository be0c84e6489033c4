'use client'

import { useEffect, useState } from 'react'

/** When an event begins in the visitor's time zone, if that differs from the event's. It needs script. */
export function EventTime({ start, timeZone }: { start: string; timeZone: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const own = shown(start)
    if (own !== shown(start, timeZone)) setText(own)
  }, [start, timeZone])
  return text && <span className="block text-small text-muted">On your clock: {text}</span>
}

function shown(start: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
  return format.format(new Date(start))
}

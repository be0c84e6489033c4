'use client'

import { useEffect, useState } from 'react'

type Props = {
  /** An ISO instant. */
  start: string
  timeZone: string
  /** Shown until script knows the visitor's zone. */
  ours: string
}

/** Script replaces the text with the visitor's own time. It wraps only after a comma. */
export function EventTime({ start, timeZone, ours }: Props) {
  const [text, setText] = useState(ours)
  useEffect(() => {
    const [own, theirs] = [shown(start), shown(start, timeZone)]
    if (own.day !== theirs.day) setText(`, ${own.day}, ${own.time} your time`)
    else setText(own.time === theirs.time ? '' : `, ${own.time} your time`)
  }, [start, timeZone])
  return <span>{text.replaceAll(/(?<!,) /g, '\u00a0')}</span>
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

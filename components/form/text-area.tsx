'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'
import { control } from './field'

/**
 * A text of several lines. Taking over the HTML, React sets it back to the text it came with (19.3), whatever was typed
 * meanwhile; told of that text only a moment later, it leaves alone what is there.
 */
export function TextArea({ defaultValue, ...props }: ComponentProps<'textarea'>) {
  const isTold = useSyncExternalStore(
    () => () => {},
    () => true,
    () => typeof window === 'undefined',
  )
  return <textarea {...props} defaultValue={isTold ? defaultValue : ''} className={control} />
}

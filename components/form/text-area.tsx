'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'
import { control } from './field'

/**
 * Hydration would reset the text to its first value (React 19.3). With the default value set a moment later,
 * React leaves the text alone.
 */
export function TextArea({ defaultValue, ...props }: ComponentProps<'textarea'>) {
  const isTold = useSyncExternalStore(
    () => () => {},
    () => true,
    () => typeof window === 'undefined',
  )
  return <textarea {...props} defaultValue={isTold ? defaultValue : ''} className={control} />
}

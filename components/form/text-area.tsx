'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'
import { control } from './field'

/**
 * Hydration would replace the typed text by `defaultValue` (React 19.3). Set after hydration, `defaultValue`
 * leaves the text alone.
 */
export function TextArea({ defaultValue, ...props }: ComponentProps<'textarea'>) {
  const isTold = useSyncExternalStore(
    () => () => {},
    () => true,
    () => typeof window === 'undefined',
  )
  return <textarea {...props} defaultValue={isTold ? defaultValue : ''} className={control} />
}

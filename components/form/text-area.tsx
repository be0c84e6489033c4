'use client'

import type { ComponentProps } from 'react'
import { control } from './field'
import { useIsHydrating } from './use-is-hydrating'

/**
 * Hydration would replace the typed text by `defaultValue` (React 19.3). Set after hydration, `defaultValue`
 * leaves the text alone.
 */
export function TextArea({ defaultValue, ...props }: ComponentProps<'textarea'>) {
  const isHydrating = useIsHydrating() && typeof window !== 'undefined'
  return <textarea {...props} defaultValue={isHydrating ? '' : defaultValue} className={control} />
}

'use client'

import { useEffect } from 'react'
import { driven } from '@/components/ui/driven'

const toldMs = 2000

/** Drives the copy buttons of code blocks, which are in the post's HTML. */
export function CopyCode() {
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('article .copy-code')) {
      button.onclick = async () => {
        const isCopied = await navigator.clipboard
          .writeText(button.previousElementSibling?.textContent ?? '')
          .then(
            () => true,
            () => false,
          )
        button.textContent = isCopied ? 'Copied' : 'Select and copy it by hand'
        setTimeout(() => {
          button.textContent = 'Copy'
        }, toldMs)
      }
      driven(button)
    }
  }, [])
  return null
}

'use client'

import { useEffect } from 'react'

const toldMs = 2000

/** Sets a button over the end of each code block; the text itself is HTML of the upstream. */
export function CopyCode() {
  useEffect(() => {
    const buttons = [...document.querySelectorAll('article .prose pre')].map((block) => {
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', className: 'copy-code', textContent: 'Copy' })
      button.addEventListener('click', async () => {
        const isCopied = await navigator.clipboard.writeText(block.textContent ?? '').then(
          () => true,
          () => false,
        )
        button.textContent = isCopied ? 'Copied' : 'Select and copy it by hand'
        setTimeout(() => {
          button.textContent = 'Copy'
        }, toldMs)
      })
      block.after(button)
      return button
    })
    return () => {
      for (const button of buttons) button.remove()
    }
  }, [])
  return null
}

'use client'

import { useEffect } from 'react'

const toldMs = 2000

/** Adds a copy button to each code block. The text is HTML from the upstream, so React cannot render the buttons. */
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
      block.before(button)
      return button
    })
    return () => {
      for (const button of buttons) button.remove()
    }
  }, [])
  return null
}

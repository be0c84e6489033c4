import { type ReactNode, ViewTransition } from 'react'

/**
 * The picture that a card and its page have in common: following a link whose `transitionTypes` hold its name moves it
 * from one to the other, where the browser can. All other pictures stay out of it. A page shows a name once; a picture
 * without a name stays where it is. The type `shared-picture` keeps the words of the page above the picture
 * (`.beside-picture` of globals.css).
 */
export function SharedPicture({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return children
  return (
    <ViewTransition name={name} share={{ [name]: 'shared-picture', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  )
}

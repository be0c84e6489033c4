import { type ReactNode, ViewTransition } from 'react'

/**
 * Moves a picture from a card to the page that has the same one, and back, by a view transition. It moves only for links
 * that have its name in their `transitionTypes`; a picture without a name never moves. Use a name once on a page. Such a
 * link also needs the type `shared-picture`, which keeps the page's words above the picture (`.beside-picture` in
 * app/transitions.css).
 */
export function SharedPicture({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return children
  return (
    <ViewTransition name={name} share={{ [name]: 'shared-picture', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  )
}

import { type ReactNode, ViewTransition } from 'react'

/**
 * Moves a picture between a card and its page by a view transition. Use a name once on a page. A link starts
 * it with `transitionTypes` of that name and `shared-picture`, which keeps the words above the picture
 * (app/transitions.css).
 */
export function SharedPicture({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return children
  return (
    <ViewTransition name={name} share={{ [name]: 'shared-picture', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  )
}

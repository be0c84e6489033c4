import { type ReactNode, ViewTransition } from 'react'

/**
 * A view transition that moves a picture between a card and the linked page. A page may use each name once. A
 * link with the name and `shared-picture` in its `transitionTypes` starts the transition. The type
 * `shared-picture` leaves the text above the picture (app/transitions.css).
 */
export function SharedPicture({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return children
  return (
    <ViewTransition name={name} share={{ [name]: 'shared-picture', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  )
}

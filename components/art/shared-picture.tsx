import { type ReactNode, ViewTransition } from 'react'

/**
 * A view transition that moves a picture between a card and its page. A page may use each name once. A link
 * starts it when its `transitionTypes` contain the name and `shared-picture`. The type `shared-picture` leaves
 * the text above the picture (app/transitions.css).
 */
export function SharedPicture({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return children
  return (
    <ViewTransition name={name} share={{ [name]: 'shared-picture', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  )
}

import { Notice } from './notice'

type Props = {
  /** Whether the list could not be loaded; else it is empty. */
  failed: boolean
  what: 'posts' | 'Resources'
}

/** Stands in for a list that could not be loaded or is empty. */
export function ListNotice({ failed, what }: Props) {
  return (
    <Notice isError={failed} title={failed ? `Error fetching ${what}` : 'No posts Available'}>
      {failed ? 'Please try again in a minute.' : 'Come back soon: something new is being written.'}
    </Notice>
  )
}

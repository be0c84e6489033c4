import { Notice } from './notice'

type Props = {
  /** True when loading failed, false when the list is empty. */
  failed: boolean
  what: 'posts' | 'Resources'
}

/** Replaces a list that failed to load or is empty. */
export function ListNotice({ failed, what }: Props) {
  return (
    <Notice isError={failed} title={failed ? `Error fetching ${what}` : 'No posts Available'}>
      {failed ? 'Please try again in a minute.' : 'Come back soon: something new is being written.'}
    </Notice>
  )
}

type Props = {
  /** Whether the list could not be loaded; else it is empty. */
  failed: boolean
  what: 'posts' | 'Resources'
}

/** What stands in the place of a list that could not be loaded, or that has nothing in it yet. */
export function ListNotice({ failed, what }: Props) {
  return (
    <p className="rounded-card border border-line bg-white p-8 text-lead text-ink">
      <strong>{failed ? `Error fetching ${what}` : 'No posts Available'}</strong>
      <br />
      {failed ? 'Please try again in a minute.' : 'Come back soon: something new is being written.'}
    </p>
  )
}

type Props = { reference?: string }

/** The number of a stored form, which its sender may quote. */
export function SubmissionReference({ reference }: Props) {
  if (!reference) return null
  return (
    <p>
      Your reference: <strong className="whitespace-nowrap">{reference}</strong>
    </p>
  )
}

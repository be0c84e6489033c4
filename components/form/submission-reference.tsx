type Props = { reference?: string }

/** The reference of a stored form. Its sender may quote it. */
export function SubmissionReference({ reference }: Props) {
  if (!reference) return null
  return (
    <p>
      Your reference: <strong className="whitespace-nowrap">{reference}</strong>
    </p>
  )
}

/** The reference of a stored form. Its sender may quote it. */
export function SubmissionReference({ reference, className }: { reference?: string; className?: string }) {
  if (!reference) return null
  return (
    <p className={className}>
      Your reference<span className="in-[.fact]:sr-only">: </span>
      <strong className="whitespace-nowrap text-ink">{reference}</strong>
    </p>
  )
}

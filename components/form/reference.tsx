type Props = { reference?: string }

/** The sender quotes it to ask about the form. */
export function Reference({ reference }: Props) {
  if (!reference) return null
  return (
    <p>
      Your reference: <strong className="whitespace-nowrap">{reference}</strong>
    </p>
  )
}

type Props = { reference?: string }

/** By which the sender of a form may ask after it. */
export function Reference({ reference }: Props) {
  if (!reference) return null
  return (
    <p>
      Your reference: <strong className="whitespace-nowrap">{reference}</strong>
    </p>
  )
}

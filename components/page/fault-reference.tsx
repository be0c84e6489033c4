/** The id of the failed request. The log names the request by this id. */
export function FaultReference({ id }: { id: string | null | undefined }) {
  if (!id) return null
  return (
    <p className="mt-8 max-w-measure text-small text-forest-text">
      If it happens again, please tell us. This reference lets us find out what went wrong:{' '}
      <span className="block break-all text-white">{id}</span>
    </p>
  )
}

/** An email address that wraps as a whole, or before its `@`. A full stop after it belongs inside. */
export function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}

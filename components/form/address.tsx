/** An email address that may wrap before its `@`. */
export function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <span className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  )
}

/** A text in which no range of figures, such as £50k-£65k, is broken at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*\d\S*-\S*\d\w*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

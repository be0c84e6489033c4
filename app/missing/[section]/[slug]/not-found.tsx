/** Nothing: the layout has said it. */
export default function NothingMore() {
  return null
}

export default function NothingMore() {
  return null
}

import { artAddress } from '@/lib/art-address'
import { frame } from '@/lib/path-art'
import { fit, pathMarkup } from '@/lib/path-svg'

type Props = {
  slug: string
  /** The slugs of all drawings that stand together: they come as one file. */
  among?: readonly string[]
  /** Whether it stands at the head of the page. Then it is part of the HTML, as it has to be there at once. */
  isFirst?: boolean
  className: string
}

/** The drawing made from a slug, the same one each time. It is hidden from screen readers: it only decorates. */
export function PathArt({ slug, among, isFirst = false, className }: Props) {
  if (isFirst) {
    return (
      <svg
        {...fit}
        className={className}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and colours of our own
        dangerouslySetInnerHTML={{ __html: pathMarkup(slug) }}
      />
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: an SVG has nothing to be optimised
    <img
      src={artAddress(slug, among)}
      {...frame}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

import { artAddress } from '@/lib/art-address'
import { frame } from '@/lib/path-art'
import { fit, pathMarkup } from '@/lib/path-svg'

type Props = {
  slug: string
  /** Slugs of all drawings on the page. The browser loads them as one file. */
  among?: readonly string[]
  /** True at the top of a page: the HTML then contains the drawing. */
  isFirst?: boolean
  className: string
}

/** A slug always gives the same drawing. Screen readers skip it. */
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

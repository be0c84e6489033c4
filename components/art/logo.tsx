import { useId } from 'react'
import { innerMarkup, logoFull, logoMark, logoOnDark } from '@/lib/brand/logo'
import { site } from '@/provider/facts/site'

/** The provider's logo of mark and name, or else the mark beside the name as text. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { mark, full } = onDark ? logoOnDark : { mark: logoMark, full: logoFull }
  const svg = full ?? mark
  const prefix = useId()
  return (
    <span className="wordmark inline-flex items-center gap-2.5">
      <svg
        viewBox={svg.viewBox}
        width={Math.round((32 * svg.width) / svg.height)}
        height={32}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readSvg lets only shapes and colours through
        dangerouslySetInnerHTML={{ __html: innerMarkup(svg, prefix) }}
      />
      {full ? <span className="sr-only">{site.name}</span> : site.name}
    </span>
  )
}

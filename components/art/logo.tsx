import { useId } from 'react'
import { innerMarkup, logoFull, logoMark, logoOnDark, type Svg } from '@/lib/brand/logo'
import { site } from '@/provider/facts/site'

/** The provider's logo of mark and name, or else the mark beside the name as text. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { mark, full } = onDark ? logoOnDark : { mark: logoMark, full: logoFull }
  return (
    <span className="wordmark inline-flex items-center gap-2.5">
      {full ? (
        <>
          <Drawn svg={full} height={32} />
          <span className="sr-only">{site.name}</span>
        </>
      ) : (
        <>
          <Drawn svg={mark} height={32} />
          {site.name}
        </>
      )}
    </span>
  )
}

function Drawn({ svg, height }: { svg: Svg; height: number }) {
  const prefix = useId()
  return (
    <svg
      viewBox={svg.viewBox}
      width={Math.round((height * svg.width) / svg.height)}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: readSvg lets only shapes and colours through
      dangerouslySetInnerHTML={{ __html: innerMarkup(svg, prefix) }}
    />
  )
}

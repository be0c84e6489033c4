import { useId } from 'react'
import { innerMarkup, logoFull, logoMark, type Svg } from '@/lib/brand/logo'
import { site } from '@/lib/provider/site'

/** The mark with the provider's name: the provider's own drawing of both, or the mark and the name in letters. */
export function Logo() {
  return (
    <span className="wordmark inline-flex items-center gap-2.5">
      {logoFull ? (
        <>
          <Drawn svg={logoFull} height={32} />
          <span className="sr-only">{site.name}</span>
        </>
      ) : (
        <>
          <Drawn svg={logoMark} height={32} />
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

import { ImageResponse } from 'next/og'
import { latin } from '@/.brand/plain-fonts'
import { brand } from '@/lib/brand/brand'
import { logoOnDark, svgDocument } from '@/lib/brand/logo'
import { cut } from '@/lib/html/text'
import { pathSheet } from '@/lib/path-svg'
import { pictureSize } from '@/lib/seo/page-metadata'
import { site } from '@/provider/facts/site'

const { dark, action } = brand.colours

// Matches characters for which the renderer would load a font or an emoji from the internet.
const foreign =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu

// Gradients from left to right, from opaque under a title to transparent over the picture.
const veils = {
  drawing: `${dark} 29%, ${dark}d1 45%, ${dark}00 72%`,
  photograph: `${dark} 36%, ${dark}e0 64%, ${dark}00 92%`,
}

/** The picture's words; `photograph` is a JPEG as a `data:` address. */
export type ShareWords = { kicker: string; title: string; slug: string; photograph: string | null }

/** The PNG of a shared link. */
export async function drawPicture(words: ShareWords): Promise<ArrayBuffer> {
  const fonts = [{ name: 'head', data: Buffer.from(latin.headings, 'base64'), weight: 700 as const }]
  return await new ImageResponse(<Picture {...words} />, { ...pictureSize, fonts }).arrayBuffer()
}

function Picture({ kicker, title, slug, photograph }: ShareWords) {
  const text = cut(drawable(title), 110)
  const size = text.length > 70 ? 54 : text.length > 36 ? 64 : 84
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: dark,
        fontFamily: 'head',
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', top: 0, right: 0 }}>
        {/* biome-ignore lint/performance/noImgElement: for a picture, not for a page */}
        <img
          src={photograph ?? drawingOf(slug)}
          alt=""
          width={860}
          height={630}
          style={{ objectFit: 'cover' }}
        />
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          top: 0,
          left: 0,
          width: 1200,
          height: 630,
          backgroundImage: `linear-gradient(90deg, ${veils[photograph ? 'photograph' : 'drawing']})`,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 760,
          padding: '56px 0 56px 64px',
          color: 'white',
        }}
      >
        <Brand />
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: 64 }}>
          <div style={{ color: action, fontSize: 30, marginBottom: 18 }}>{drawable(kicker)}</div>
          <div
            style={{
              display: 'block',
              fontSize: size,
              lineHeight: 1.06,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
            }}
          >
            {text}
          </div>
        </div>
      </div>
    </div>
  )
}

function drawingOf(slug: string): string {
  return asAddress(pathSheet([slug]).replace('<svg', '<svg width="860" height="630"'))
}

function asAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Removes what the font cannot draw, and soft hyphens. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll('\u00ad', '').replace(foreign, ' ').replace(/\s+/g, ' ').trim()
}

function Brand() {
  const { mark } = logoOnDark
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontSize: 40 }}>
      {/* biome-ignore lint/performance/noImgElement: for a picture, not for a page */}
      <img
        src={asAddress(svgDocument(mark))}
        alt=""
        width={Math.round((56 * mark.width) / mark.height)}
        height={56}
      />
      <div style={{ marginLeft: 18, letterSpacing: '-0.03em' }}>{site.name}</div>
    </div>
  )
}

import type { Organization, VideoObject, WebSite, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { foreignFilm } from '@/provider/facts/film'
import { type Film, site } from '@/provider/facts/site'

export const context = 'https://schema.org'

/** The provider as courses, posts and events refer to it. */
export const provider = () => ({
  '@type': 'Organization' as const,
  '@id': absoluteUrl('/#organization'),
  name: site.name,
  url: absoluteUrl('/'),
})

/** `isWhole` adds the legal name, postal address and email, for a page that shows them. */
export function organizationData({ isWhole = false } = {}): WithContext<Organization> {
  const { street, town, postcode, country } = site.address
  const address = {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: { '@type': 'Country' as const, name: country },
  }
  return {
    '@context': context,
    ...provider(),
    description: site.description,
    logo: absoluteUrl('/icon-512.png'),
    telephone: site.phone,
    sameAs: site.socials.map(({ url }) => url),
    ...(isWhole && { legalName: site.legalName, email: site.email, address }),
  }
}

export function webSiteData(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-GB',
    publisher: provider(),
  }
}

/** The film is a file, or has a video provider's player. */
export function videoData(film: Film): WithContext<VideoObject> {
  const { title, description, url, seconds, uploaded, thumbnail } = film
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: absoluteUrl(thumbnail),
    uploadDate: uploaded,
    duration: `PT${seconds}S`,
    ...(!foreignFilm || foreignFilm.player === 'html'
      ? { contentUrl: absoluteUrl(url) }
      : { embedUrl: foreignFilm.src }),
  }
}

import { PhoneLink } from '@/components/page/phone-link'
import { addressLines, site } from '@/provider/facts/site'

/** How the provider is reached by e-mail, telephone and post, as a legal text must say. */
export function Contact() {
  return (
    <ul>
      <li>
        E-mail: <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li>
        Telephone: <PhoneLink />
      </li>
      <li>
        Post: {site.legalName}, {addressLines.join(', ')}
      </li>
    </ul>
  )
}

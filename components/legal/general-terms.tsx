import { Link } from '@/components/ui/link'
import { site } from '@/lib/provider/site'
import type { LegalSection } from './legal-page'

/** The last part of the terms: the website, liability, complaints and the law. */
export const generalTerms: readonly LegalSection[] = [
  {
    id: 'terms-website',
    title: 'This website and your account',
    body: (
      <p>
        Keep your password to yourself, and tell us if somebody else may have used your account. Do not try to
        break or overload the website, or to reach what belongs to others. What we do with your details is in
        our <Link href="/privacy-policy">privacy policy</Link>.
      </p>
    ),
  },
  {
    id: 'terms-liability',
    title: 'What we are responsible for',
    body: (
      <>
        <p>
          We teach with reasonable care and skill. If we do not, you can ask us to put it right. If that is
          impossible or takes too long, you can have part or all of the price back.
        </p>
        <p>
          We are responsible for loss that was a foreseeable result of our breaking the contract or failing to
          take care. We are not responsible for a consumer’s business losses, or for delay by events beyond
          our control, as long as we do what we reasonably can to limit it.
        </p>
        <p>
          To an organisation, our total liability under a contract is limited to what it paid us under it in
          the 12 months before the claim, and we are not liable for lost profit.
        </p>
        <p>
          Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or
          where the law does not allow it, and nothing takes away the rights the law gives you as a consumer.
        </p>
      </>
    ),
  },
  {
    id: 'terms-complaints',
    title: 'Complaints',
    body: (
      <p>
        Tell your tutor, or write to <a href={`mailto:${site.email}`}>{site.email}</a> with “Complaint” in the
        subject. We acknowledge it within five working days. Somebody who was not involved looks into it and
        gives you a full answer within four weeks. After that you can suggest mediation to us, or go to court.
      </p>
    ),
  },
  {
    id: 'terms-law',
    title: 'Law, and changes to these terms',
    body: (
      <>
        <p>
          The law of England and Wales governs these terms and our contract, and its courts decide disputes. A
          consumer in Scotland or Northern Ireland may go to the courts there, and one in another country
          keeps the protection that its law does not let a contract take away.
        </p>
        <p>
          We may change these terms for future enrolments; the date at the top shows when we did. Your
          contract keeps the terms it was made on, unless you agree to others or the law requires them.
        </p>
      </>
    ),
  },
]

import { Link } from '@/components/ui/link'
import { type Plan, plans } from '@/lib/provider/plans'
import { formatPence, priceOf } from '@/lib/provider/price'
import { site } from '@/lib/provider/site'
import { LegalContact } from './legal-contact'
import type { LegalSection } from './legal-page'
import { LegalTable } from './legal-table'

/** The first part of the terms: from a request to a contract, its price and the days to think it over. */
export const contractTerms: readonly LegalSection[] = [
  {
    id: 'terms-who',
    title: 'Who we are',
    body: (
      <>
        <p>
          {site.legalName} (“{site.name}”, “we”) runs this website and teaches the career paths on it.
        </p>
        <LegalContact />
        <p>
          These terms apply to this website and, once your place is confirmed, to your training. Some protect
          consumers only: people who train mainly for purposes outside their own business. An organisation
          that books for its staff signs an agreement with us, which comes first. You must be 18 or over to
          enrol.
        </p>
      </>
    ),
  },
  {
    id: 'terms-enrolment',
    title: 'Enrolling is a request',
    body: (
      <>
        <p>
          The enrolment form asks us for a place. It takes no payment, and sending it commits neither of us.
        </p>
        <ol>
          <li>An e-mail tells you that your request has arrived. It does not accept it.</li>
          <li>Admissions call you to talk about the career path, the plan, the price and the dates.</li>
          <li>If we can offer you a place, you get all of this in writing, with your right to cancel.</li>
          <li>
            You accept the offer, and admissions confirm your place in writing. Only now is there a contract
            between us, and only now is anything charged.
          </li>
        </ol>
        <p>If we have to decline, for instance because a group is full, you owe nothing.</p>
      </>
    ),
  },
  {
    id: 'terms-plans',
    title: 'Plans and prices',
    body: (
      <>
        <p>
          These are our plans today. The page of each <Link href="/careerpaths">career path</Link> lists what
          they include.
        </p>
        <LegalTable
          caption="What each plan costs and how it is billed"
          head={['Plan', 'Price and billing']}
          rows={plans.map((plan) => ({ name: plan.name, text: billingOf(plan) }))}
        />
        <p>
          What counts is the price in your confirmation. It includes any VAT, and later changes to this page
          do not affect it.
        </p>
      </>
    ),
  },
  {
    id: 'terms-payment',
    title: 'Paying',
    body: (
      <>
        <p>We agree with you how to pay. No form on this website asks for card or bank details.</p>
        <ul>
          <li>A plan billed monthly is paid in advance for each month, until it is cancelled or complete.</li>
          <li>A plan billed annually is paid in advance for one year. It does not renew by itself.</li>
          <li>A plan paid once is paid before you begin.</li>
          <li>Where we agree on instalments, the offer names each amount, each date and the total.</li>
        </ul>
        <p>
          If a payment is still missing 14 days after we have written to you about it, we may pause your
          training until it is settled. If paying becomes hard, tell us early, and we look for a way together.
        </p>
      </>
    ),
  },
  {
    id: 'terms-cooling-off',
    title: '14 days to change your mind',
    body: (
      <>
        <p>
          If you are a consumer, you can cancel for any reason until 14 days after the day on which we
          confirmed your place. Any clear message by e-mail, telephone or post will do, such as: “I cancel my
          contract for (career path), confirmed on (date). (Your name and address)”. It is in time if you send
          it before the 14 days are over.
        </p>
        <p>
          Within 14 days of your message we refund what you have paid, by the means you paid with. Your
          training starts before the period is over only if you expressly ask for that. If you then cancel,
          you pay for what you have had up to your message, in proportion to the whole price. The right ends
          early only if, at your request, we have provided everything in your plan, and you had acknowledged
          that it would.
        </p>
      </>
    ),
  },
]

function billingOf(plan: Plan) {
  const monthly = priceOf(plan, 'monthly')
  const annual = priceOf(plan, 'annual')
  return (
    <>
      <strong>{formatPence(monthly.amount)}</strong> {monthly.unit}. {monthly.terms}
      {plan.billing === 'monthly' && (
        <span className="mt-2 block">
          Or <strong>{formatPence(annual.amount)}</strong> {annual.unit}. {annual.terms}
        </span>
      )}
    </>
  )
}

import type { LegalSection } from './legal-page'

/** The second part of the terms: ending it early, and what happens during training and after it. */
export const trainingTerms: readonly LegalSection[] = [
  {
    id: 'terms-cancelling',
    title: 'Cancelling later, and refunds',
    body: (
      <>
        <p>After those 14 days you can still stop, with a message to us.</p>
        <ul>
          <li>
            <strong>Billed monthly:</strong> tell us before the next payment is due. Your plan ends with the
            month you have paid for.
          </li>
          <li>
            <strong>Billed annually:</strong> give us 30 days’ notice. We refund the whole months that remain
            after it. If you paid less for paying by the year, months used count at the monthly price.
          </li>
          <li>
            <strong>Paid once:</strong> we refund the share of the pack that we have not yet provided.
          </li>
        </ul>
        <p>
          Refunds reach you within 14 days of the end of your plan. If illness or a change at home gets in the
          way, ask us about a later cohort first.
        </p>
      </>
    ),
  },
  {
    id: 'terms-changes',
    title: 'If we change or cancel something',
    body: (
      <p>
        We may change a tutor, a date or part of a curriculum for a good reason, such as illness or content
        that is out of date, if the training stays of the same kind and standard. We tell you as early as we
        can. If a change leaves you clearly worse off, or we cancel a cohort, you choose another place, or a
        refund for all training you have not had.
      </p>
    ),
  },
  {
    id: 'terms-conduct',
    title: 'Attendance and conduct',
    body: (
      <>
        <p>
          Classes are live and online, and each is recorded so that you can catch up. Come to class, and tell
          us when you fall behind, so that we can help. We ask everyone:
        </p>
        <ul>
          <li>to treat others with respect, without harassment or discrimination of any kind;</li>
          <li>to keep private what others share in class, and not to record or publish it;</li>
          <li>to test only systems that they have permission to test;</li>
          <li>to share neither their account nor their place with anyone.</li>
        </ul>
        <p>
          If a breach is serious or happens again, we may pause or end a place, once we have heard the
          person’s side. We then refund the training not yet given, less any loss we reasonably had from the
          breach.
        </p>
      </>
    ),
  },
  {
    id: 'terms-work',
    title: 'Your work and our materials',
    body: (
      <>
        <p>
          What you make in your projects is yours. You allow us to use it to teach, review and assess you. We
          show it to anyone else only if you agree. Hand in your own work, and name what you took from others
          or had made by a tool.
        </p>
        <p>
          Our lessons, briefs and recordings belong to us or to those who license them to us. You may use them
          for your own learning, and show what a project is built on in your portfolio, unless its brief says
          otherwise. Please do not sell, share or publish them.
        </p>
      </>
    ),
  },
  {
    id: 'terms-certificates',
    title: 'Certificates and references',
    body: (
      <p>
        You receive our certificate when you have completed the work of your plan to the standard its briefs
        set. It is our own certificate, not a degree or a regulated qualification. If you think an assessment
        is wrong, tell us within 30 days, and somebody else will look again. Where your plan includes a
        reference, we write it from what we have seen of your work. It has to be true and fair, so we cannot
        promise what it will say.
      </p>
    ),
  },
  {
    id: 'terms-recruitment',
    title: 'Recruitment support',
    body: (
      <>
        <p>
          Where your plan includes it, we help you with your portfolio, CV, interviews and applications, and
          introduce you to employers if you agree to each introduction. With on-the-job support you can still
          bring us your questions once you work.
        </p>
        <p>
          <strong>We do not promise a job, an interview or a salary:</strong> employers decide. Figures on
          this website describe learners before you, or the market, and are not a forecast for you. We charge
          you no fee for finding you work.
        </p>
      </>
    ),
  },
]

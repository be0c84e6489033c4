import type { Metadata } from 'next'
import { ConfirmEmailForm } from '@/components/account/confirm-email-form'
import { AsidePage } from '@/components/page/aside-page'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Confirm your address | ${site.name}`,
  description: `Confirm the e-mail address of your ${site.name} account.`,
  robots: { index: false },
  referrer: 'same-origin',
}

export default function ConfirmEmailPage() {
  return (
    <AsidePage
      title="Confirm your address"
      slug="confirm-email-security"
      lead={
        <p>
          Press the button if you gave this address for your account. The dashboard of that account then shows
          what was enquired about with the address. If you are not signed in here, we ask for the account’s
          password. If it was not you, leave this page: nothing happens.
        </p>
      }
    >
      <ConfirmEmailForm />
    </AsidePage>
  )
}

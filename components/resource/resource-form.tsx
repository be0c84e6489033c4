'use client'

import { MessageForm } from '@/components/form/message-form'
import { PrivacyNote } from '@/components/form/privacy-note'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { submitResourceRequest } from '@/lib/form/submit-message'

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true, isHalf: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true, isHalf: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true, isWide: true },
  { name: 'country', label: 'Country', type: 'country', isWide: true },
] as const

type Props = { slug: string; file: string | null; countries: string[] | null | undefined }

/** Offers the file for download once the form is sent. */
export function ResourceForm({ slug, file, countries }: Props) {
  return (
    <>
      <MessageForm
        action={submitResourceRequest}
        fields={fields}
        hidden={{ resource: slug }}
        countries={countries}
        button="Register and get the file"
        sent={file ? 'Thank you. Here it is.' : 'Thank you. We’ll send it to you shortly.'}
      >
        {file && (
          <p className="text-center">
            <a href={file} download className={buttonStyle('action')}>
              <Icon name="download" />
              Download the file
            </a>
          </p>
        )}
      </MessageForm>
      {file && (
        <PrivacyNote>You get the file straight away, and we won’t sign you up for our news.</PrivacyNote>
      )}
    </>
  )
}

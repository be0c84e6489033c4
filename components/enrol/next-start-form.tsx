'use client'

import { MessageForm } from '@/components/form/message-form'
import { submitNextStartRequest } from '@/lib/form/submit-message'

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true, isWide: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true, isWide: true },
] as const

type Props = { slug: string; careerPathName: string; note: string }

/** Replaces the enrolment form while no start is open. */
export function NextStartForm({ slug, careerPathName, note }: Props) {
  return (
    <div className="space-y-6">
      <div>
        <p className="font-semibold">You can’t enrol on {careerPathName} at the moment.</p>
        <p className="mt-1">
          {note || 'No start is planned yet.'} Leave your email address, and we’ll tell you of the next start.
        </p>
      </div>
      <MessageForm
        action={submitNextStartRequest}
        fields={fields}
        hidden={{ path: slug }}
        button="Tell me of the next start"
        sent="Thank you. We’ll email you when you can enrol for the next start."
      />
    </div>
  )
}

'use client'

import { MessageForm } from '@/components/form/message-form'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { submitEventRegistration } from '@/lib/form/submit-message'

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true, isWide: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true, isWide: true },
] as const

type Props = {
  slug: string
  isPast: boolean
  isFull: boolean
  /** An absolute address. Absent when a mail contains the calendar file, or when nobody can register. */
  calendarUrl?: string | undefined
}

/** For a past event, sends a request for news of the next date. For a full event, joins the waiting list. */
export function EventForm({ slug, isPast, isFull, calendarUrl }: Props) {
  return (
    <MessageForm
      action={submitEventRegistration}
      fields={fields}
      hidden={{ event: slug }}
      button={isPast ? 'Tell me when it runs again' : isFull ? 'Tell me if a seat becomes free' : 'Register'}
      sent={`Thank you. We’ll ${isPast ? 'tell you when it runs again' : isFull ? 'email you if a seat becomes free' : 'confirm your place by email'}.`}
      failed="Oops...Something went wrong, please refresh the page and try again."
    >
      {!isPast && calendarUrl && (
        <p className="flex flex-wrap justify-center gap-4">
          <a href={calendarUrl.replace(/^https?:/, 'webcal:')} className={buttonStyle('action')}>
            <Icon name="calendar" />
            Add to your calendar
          </a>
          <a href={`/events/${slug}/calendar.ics`} download className={buttonStyle('outline')}>
            <Icon name="download" />
            Download .ics
          </a>
        </p>
      )}
    </MessageForm>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskForm } from '@/components/desk/desk-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Due, Reach } from '@/components/desk/enquiry-row'
import { DeliveryRow, nameIn } from '@/components/desk/other-rows'
import { History, Sent } from '@/components/desk/record'
import { StatusForm } from '@/components/desk/status-form'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'
import { listActions, noteReading } from '@/lib/desk/actions'
import { frameOf, openDesk } from '@/lib/desk/desk-page'
import { enquiryPath, statusLabels } from '@/lib/desk/desk-words'
import { listDeliveries } from '@/lib/desk/held'
import { readRecord } from '@/lib/desk/record'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

type Props = PageProps<'/desk/enquiry/[reference]'>

export const instant = false

export const metadata: Metadata = { title: `Enquiry | Desk | ${site.name}`, robots: { index: false } }

/** One enquiry: the sent form, its deliveries and history, and the buttons that change it. */
export default async function DeskEnquiryPage({ params, searchParams }: Props) {
  const reference = (await params).reference.toUpperCase()
  const desk = await openDesk()
  const { db, member } = desk
  const record = await readRecord(db, reference)
  const said = [(await searchParams).said].flat()[0]
  const frame = await frameOf(desk)
  const back = enquiryPath(reference)
  if (record) await noteReading(db, { actor: member.address, reference, person: record.person }, now())
  const actions = await listActions(db, reference)
  if (!record) {
    if (actions.length === 0) notFound()
    return (
      <DeskFrame title="This enquiry is no longer here" back={back} said={said} {...frame}>
        <History actions={actions} />
      </DeskFrame>
    )
  }
  const { enquiry, held, person } = record
  const deliveries = await listDeliveries(db, person, record.record)
  const asked = enquiry ?? (held && { ...held, status: 'received' as const })
  const isWithdrawn = enquiry?.status === 'withdrawn'
  const name = enquiry?.name ?? nameIn(held?.fields ?? {})
  return (
    <DeskFrame title={name} back={back} said={said} {...frame}>
      {isWithdrawn && (
        <p className="rounded-control border-2 border-danger bg-danger-tint p-4 font-semibold">
          Withdrawn. Please don’t call about it.
        </p>
      )}
      {held && (
        <p className="rounded-control border-2 border-danger bg-danger-tint p-4 font-semibold">
          Held as possible spam: {held.reasons.replaceAll('\n', ', ')}.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {enquiry && <Badge>{statusLabels[enquiry.status]}</Badge>}
        <span className="whitespace-nowrap">Reference {reference}</span>
        {asked && <Due enquiry={asked} />}
        {enquiry && enquiry.tries > 0 && <span>Tries without an answer: {enquiry.tries}</span>}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <Reach {...record.reach} phone={isWithdrawn ? '' : record.reach.phone} reference={reference} />
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {held && (
          <DeskForm act="release" tone="brand" fields={{ reference, back: '/desk/held' }} accessKey="r">
            Release
          </DeskForm>
        )}
        {enquiry?.status === 'received' && (
          <>
            <DeskForm
              act="answered"
              tone="brand"
              fields={{ reference, seen: enquiry.status, back }}
              accessKey="a"
            >
              Answered
            </DeskForm>
            <DeskForm act="tried" fields={{ reference, seen: enquiry.tries, back }} accessKey="t">
              Tried, no answer
            </DeskForm>
          </>
        )}
        {enquiry && <StatusForm reference={reference} status={enquiry.status} back={back} />}
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Sent rows={record.rows} />
        <div className="space-y-10">
          <section aria-labelledby="deliveries">
            <h2 id="deliveries" className="text-heading">
              Deliveries
            </h2>
            {deliveries.length === 0 && <p className="mt-3 text-muted">Nothing was sent on.</p>}
            <ul>
              {deliveries.map((item) => (
                <DeliveryRow key={item.id} item={item} back={back} reference={reference} />
              ))}
            </ul>
          </section>
          <History actions={actions} />
        </div>
      </div>
      <details id="delete" className={`scroll-mt-24 p-5 ${surface('outlined')}`}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Delete this enquiry</summary>
        <p className="mt-2 max-w-measure">
          It’s deleted for good, with its deliveries. Mails that were sent, and what your CRM has, stay there.
          To delete everything about a person, an operator runs the command “forget”.
        </p>
        <form action="/desk/act/delete" method="post" className="mt-4">
          <input type="hidden" name="reference" value={reference} />
          <button type="submit" className={buttonStyle('outline', 'small')}>
            Yes, delete it
          </button>
        </form>
      </details>
    </DeskFrame>
  )
}

import { Backdrop } from '@/components/art/backdrop'
import { surface } from '@/components/ui/surface'
import { NextSteps } from './next-steps'

/** What follows once the form is sent, beside it. */
export function EnrolNext({ slug }: { slug: string }) {
  return (
    <aside
      aria-labelledby={`${slug}-next`}
      className={`relative isolate h-fit overflow-hidden p-6 pt-48 sm:p-8 sm:pt-80 lg:pt-64 ${surface('forest')}`}
    >
      <Backdrop slug={slug} beside="never" />
      <h2 id={`${slug}-next`} className="text-heading">
        What happens next
      </h2>
      <NextSteps className="mt-5 space-y-4" />
    </aside>
  )
}

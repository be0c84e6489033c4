import { Icon } from '@/components/ui/icon'
import { site } from '@/provider/facts/site'

/** Opens the provider's scheduling page in a new tab. */
export function BookingLink({ label, className }: { label: string; className: string }) {
  return (
    <a href={site.bookingUrl} target="_blank" rel="noopener" className={className}>
      {label}
      <Icon name="external" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}

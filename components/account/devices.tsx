import type { Device } from '@/lib/account/session-rows'
import { formatDate } from '@/lib/time/dates'

/** Where an account is signed in. */
export function Devices({ devices }: { devices: Device[] }) {
  return (
    <ul className="mt-6 max-w-measure border-t border-line">
      {devices.map(({ device, created_at, last_seen_at, isThis }) => (
        <li
          key={`${device} ${created_at}`}
          className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-2 sm:items-baseline"
        >
          <span>
            <strong className="font-semibold">{device}</strong>
            {isThis && <span className="text-brand"> – this device</span>}
          </span>
          <span className="text-muted">
            Signed in on <time dateTime={created_at}>{formatDate(created_at)}</time>, last used on{' '}
            <time dateTime={last_seen_at}>{formatDate(last_seen_at)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}

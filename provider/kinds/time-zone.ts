import { z } from 'zod'

/** An IANA name. */
export const timeZone = z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
  message: 'must be a time zone such as Europe/London',
})

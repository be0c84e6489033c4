import { z } from 'zod'

/** A time zone by its IANA name. */
export const timeZone = z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
  message: 'must be a time zone such as Europe/London',
})

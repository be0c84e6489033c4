import type { Contract } from './enrolment-contract'

/** Values such as `{{contract.refund_days}}`; empty without a contract. */
export function contractValues(contract: Contract | undefined): Record<string, string> {
  const { cancellation_days, refund_days, support_months, stopping } = contract ?? {}
  const numbers = {
    cancellation_days,
    refund_days,
    support_months,
    notice_days: stopping?.annually?.notice_days,
  }
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) =>
      number === undefined ? [] : [[`contract.${name}`, `${number}`]],
    ),
  )
}

/** The name of a field that people do not see and programs fill in (components/form/bot-checks.tsx). */
export const trapField = 'homepage'

/** The name under which a form sends when it was begun (form-time.ts). */
export const formTimeField = 'formTime'

/** What somebody has sent: each field's text under its name. */
export type FormFields = Record<string, string>

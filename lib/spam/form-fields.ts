/** The name of a field that people do not see and programs fill in (components/form/bot-checks.tsx). */
export const trapField = 'homepage'

/** The name of the field with the signed time at which a form was begun (form-time.ts). */
export const formTimeField = 'formTime'

/** The text of each field that a sender filled in, by the field's name. */
export type FormFields = Record<string, string>

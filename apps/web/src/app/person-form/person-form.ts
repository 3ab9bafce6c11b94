import type { PersonFormValues } from './person-form-values.ts'
import type { CheckedForm } from './use-checked-form.ts'

/** Any form that asks for a person's data. */
export type PersonForm = Pick<CheckedForm<PersonFormValues>, 'form' | 'shown'> & {
  write: (field: keyof PersonFormValues, value: string) => void
  leave: (field: keyof PersonFormValues) => void
}

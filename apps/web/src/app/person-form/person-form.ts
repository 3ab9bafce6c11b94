import type { WrittenPerson } from './person.ts'
import type { CheckedForm } from './use-checked-form.ts'

/** Any form that asks for a person's data. */
export type PersonForm = Pick<CheckedForm<WrittenPerson>, 'form' | 'shown'> & {
  write: (field: keyof WrittenPerson, value: string) => void
  leave: (field: keyof WrittenPerson) => void
}

import type { WrittenPerson } from './person.ts'
import type { CheckedForm } from './use-checked-form.ts'

/** Any form that asks for a person, among other things. */
export type PersonForm = Pick<CheckedForm<WrittenPerson>, 'form' | 'shown'> & {
  write: (field: keyof WrittenPerson, value: string) => void
  leave: (field: keyof WrittenPerson) => void
}

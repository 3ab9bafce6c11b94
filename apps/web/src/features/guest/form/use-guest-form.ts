import { CLIENT_NOTE_MAX } from '@vizit/domain/guests/client-note.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { GUEST_DRAFT } from '../../../app/guest/guest-draft.ts'
import { type CheckedForm, useCheckedForm } from '../../../app/person-form/use-checked-form.ts'
import {
  ageOf,
  checkGuest,
  consents,
  emptyGuestForm,
  type GuestFormValues,
  isChild,
} from './guest-form-values.ts'

const ticks: ReadonlySet<string> = new Set(consents)

/** The guest form; its input is stored in this tab until the visit is booked. */
export function useGuestForm() {
  const t = useT('guest')
  const person = useT('person')
  const today = civilDateOf(Date.now())
  const state: CheckedForm<GuestFormValues> = useCheckedForm<GuestFormValues>({
    draft: GUEST_DRAFT,
    empty: emptyGuestForm,
    check: (field, form) => checkGuest(field, form, today),
    longest: { clientNote: CLIENT_NOTE_MAX },
    label: field => {
      switch (field) {
        case 'lastName':
        case 'firstName':
        case 'middleName':
        case 'birthday':
        case 'sex':
          return person(field)
        default:
          return t(`fields.${field}`)
      }
    },
    message: (field, problem) => {
      if (ticks.has(field)) return t('tick')
      return field === 'sex' && problem === 'choice' ? person('chooseSex') : null
    },
  })
  const child = isChild(state.form, today)
  const age = ageOf(state.form, today)
  const needed = consents.filter(consent => consent !== 'guardian' || child)
  return {
    ...state,
    today,
    age,
    isChild: child,
    hasAgreed: needed.every(consent => state.form[consent] !== ''),
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

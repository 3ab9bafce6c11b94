import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { SelectOption } from '@vizit/ui/form/select-field.tsx'
import type { Doctor } from '../timeslot-types.ts'

/** The value for any free doctor, in place of a doctor's id. */
export const ANY_DOCTOR = 'any'

/** "Any doctor" if there is more than one, then the doctors by name. */
export function useSpecialistOptions(doctors: readonly Doctor[]) {
  const t = useT('service')
  return (ids: readonly string[]): SelectOption[] => {
    const named = doctors
      .filter(({ id }) => ids.includes(id))
      .map(({ id, fullName }) => ({ value: id, label: fullName }))
    return named.length > 1 ? [{ value: ANY_DOCTOR, label: t('anyDoctor') }, ...named] : named
  }
}

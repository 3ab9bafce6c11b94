import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { SelectOption } from '@vizit/ui/form/select-field.tsx'
import type { Doctor } from '../timeslot-types.ts'

/** Stands for whoever is free, where a doctor's number would stand. */
export const ANY_DOCTOR = 'any'

/** Whoever is free, where there is a choice at all; then these doctors by their names. */
export function useSpecialistOptions(doctors: readonly Doctor[]) {
  const t = useT('service')
  return (ids: readonly string[]): SelectOption[] => {
    const named = doctors
      .filter(({ id }) => ids.includes(id))
      .map(({ id, fullName }) => ({ value: id, label: fullName }))
    return named.length > 1 ? [{ value: ANY_DOCTOR, label: t('anyDoctor') }, ...named] : named
  }
}

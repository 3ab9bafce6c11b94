import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { ANY_CHILD } from '../../../app/service/services-search.ts'

interface ForAgeSwitchProps {
  /** Of the patient, as in the address; absent: there is nothing to take off. */
  age: string | undefined
  onDrop: () => void
}

/** The age of the list of services, which is kept on the way to a booking until it is taken off. */
export function ForAgeSwitch({ age, onDrop }: ForAgeSwitchProps) {
  const t = useT('medcenters')
  if (!age) return null
  const count = Number(age)
  const ofYears = () =>
    count === ADULT_AGE ? t('forAdults') : count === 0 ? t('forInfant') : t('forAge', { count })
  return <SwitchField label={age === ANY_CHILD ? t('forChildren') : ofYears()} checked onChange={onDrop} />
}

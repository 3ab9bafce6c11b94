import { UNSET_CHILD_AGE } from '@vizit/domain/services/service-age.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'

interface PatientFieldsProps {
  /** Null: not for a child. */
  childAge: number | null
  onChoose: (childAge: number | null) => void
}

/** calls §9, "child age selector": 0-17 */
const AGES = Array.from({ length: 18 }, (_, age) => age)

/** Whether the service is for a child, and the child's age (product §2, "Service booking"). */
export function PatientFields({ childAge, onChoose }: PatientFieldsProps) {
  const t = useT('service')
  const notSet = useT('common')('notSet')
  return (
    <>
      <SwitchField
        label={t('forChild')}
        checked={childAge !== null}
        onChange={forChild => onChoose(forChild ? UNSET_CHILD_AGE : null)}
      />
      {childAge !== null && (
        <SelectField
          label={t('childAge')}
          value={String(childAge)}
          onChoose={age => onChoose(Number(age))}
          options={[
            { value: String(UNSET_CHILD_AGE), label: notSet },
            ...AGES.map(age => ({
              value: String(age),
              label: age === 0 ? t('newborn') : t('age', { count: age }),
            })),
          ]}
        />
      )}
    </>
  )
}

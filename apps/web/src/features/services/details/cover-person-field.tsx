import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { useCoverPerson } from '../../../app/cover/use-cover-person.ts'

/** For whom the badges of the page are; nothing where no relative is covered. */
export function CoverPersonField() {
  const t = useT('services')
  const { relatives, chosen, choose } = useCoverPerson()
  if (relatives.length === 0) return null
  return (
    <SelectField
      label={t('forWhom')}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('forMe') },
        ...relatives.map(({ profileId: value, profile: { fullNameRu } }) => ({
          value,
          label: fullNameRu ?? t('relative'),
        })),
      ]}
      onChoose={next => choose(next === '' ? null : next)}
    />
  )
}

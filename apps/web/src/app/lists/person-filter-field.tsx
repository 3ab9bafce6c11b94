import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { type OfSomebody, usePeople } from '../people/use-people.ts'

interface PersonFilterFieldProps {
  label: string
  /** The label for the user's own records. */
  own: string
  records: readonly OfSomebody[]
  who: string | null
  /** Null: everyone's. */
  onChoose: (who: string | null) => void
}

/** Filters by everyone, oneself, or one person; not shown if all records are of one person. */
export function PersonFilterField({ label, own, records, who, onChoose }: PersonFilterFieldProps) {
  const t = useT('lists')
  const { me, nameOf } = usePeople()
  const people = new Map<string, string>()
  for (const record of records) {
    if (!people.has(record.profileId)) people.set(record.profileId, nameOf(record))
  }
  if (people.size < 2 && who === null) return null
  const others = [...people].filter(([profileId]) => profileId !== me)
  const options = [
    { value: '', label: t('anyVisitor') },
    ...(me === null ? [] : [{ value: me, label: own }]),
    ...others.map(([value, label]) => ({ value, label })),
  ]
  return (
    <SelectField
      label={label}
      value={who ?? ''}
      options={options}
      onChoose={value => onChoose(value || null)}
    />
  )
}

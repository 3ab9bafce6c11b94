import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'

interface ProgrammeChoiceProps {
  programmes: readonly { readonly programId: string; readonly programCaption: string }[]
  /** Undefined: for each thing the one that covers most. */
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** Which of the person's programmes the badges speak of, and which one the booking form proposes. */
export function ProgrammeChoice({ programmes, chosen, onChoose }: ProgrammeChoiceProps) {
  const t = useT('cover')
  return (
    <SelectField
      label={t('choice')}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('best') },
        ...programmes.map(({ programId: value, programCaption: label }) => ({ value, label })),
      ]}
      onChoose={code => onChoose(code || undefined)}
    />
  )
}

import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DateField } from '@vizit/ui/form/date-field.tsx'
import { FieldMessage } from '@vizit/ui/form/field-message.tsx'
import { NameField } from './name-field.tsx'
import type { PersonForm } from './person-form.ts'
import { SexField } from './sex-field.tsx'

interface PersonFieldsProps {
  state: PersonForm
  /** What to do where correcting the birthday would not help. */
  birthdayNext?: string | null
}

/** Name, birthday and sex of a relative. The browser's own data are somebody else's: nothing is filled in. */
export function PersonFields({ state, birthdayNext = null }: PersonFieldsProps) {
  const t = useT('family')
  const problem = state.shown('birthday')
  return (
    <>
      <NameField field="lastName" state={state} />
      <NameField field="firstName" state={state} />
      <NameField field="middleName" state={state} description={t('form.middleNameHint')} />
      <DateField
        id="birthday"
        label={t('form.birthday')}
        description={t('form.birthdayHint')}
        autoComplete="off"
        value={state.form.birthday}
        onChange={written => state.write('birthday', written)}
        onBlur={() => state.leave('birthday')}
        error={problem && <FieldMessage problem={problem} next={birthdayNext} />}
        required
      />
      <SexField state={state} />
    </>
  )
}

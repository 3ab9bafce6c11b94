import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DateField } from '@vizit/ui/form/date-field.tsx'
import { FieldMessage } from '@vizit/ui/form/field-message.tsx'
import { NameField } from './name-field.tsx'
import type { PersonForm } from './person-form.ts'
import { SexField } from './sex-field.tsx'

interface PersonFieldsProps {
  state: PersonForm
  /** True for the user's own data, which the browser may fill in. */
  isOwn?: boolean
  /** The next step if correcting the birthday does not help. */
  birthdayNext?: string | null
}

/** Name, birthday and sex of a person. */
export function PersonFields({ state, isOwn = false, birthdayNext = null }: PersonFieldsProps) {
  const t = useT('person')
  const filledIn = (name: string) => ({ autoComplete: isOwn ? name : 'off' })
  const problem = state.shown('birthday')
  return (
    <>
      <NameField field="lastName" state={state} {...filledIn('family-name')} />
      <NameField field="firstName" state={state} {...filledIn('given-name')} />
      <NameField
        field="middleName"
        state={state}
        description={t('middleNameHint')}
        {...filledIn('additional-name')}
      />
      <DateField
        id="birthday"
        label={t('birthday')}
        description={t('birthdayHint')}
        {...filledIn('bday')}
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

import { TextInput } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { PersonForm } from './person-form.ts'

interface NameFieldProps {
  field: 'lastName' | 'firstName' | 'middleName'
  description?: string
  /** The `autocomplete` name of the field, only for the user's own data. */
  autoComplete?: string
  state: PersonForm
}

/** A field for one part of the name; spaces around it are removed on blur (product §5). */
export function NameField({ field, description, autoComplete = 'off', state }: NameFieldProps) {
  const t = useT('person')
  return (
    <TextInput
      id={field}
      label={t(field)}
      description={description}
      autoComplete={autoComplete}
      value={state.form[field]}
      onChange={event => state.write(field, event.currentTarget.value)}
      onBlur={() => {
        state.write(field, state.form[field].trim())
        state.leave(field)
      }}
      error={state.shown(field)}
      required
    />
  )
}

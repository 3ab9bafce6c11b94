import { TextInput } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

interface NameFieldProps {
  field: 'lastName' | 'firstName' | 'middleName'
  autoComplete: string
  description?: string
  state: ProfileFormState
}

/** A part of the name; spaces about it go when the field is left (product §5). */
export function NameField({ field, autoComplete, description, state }: NameFieldProps) {
  const t = useT('profile')
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

import { Textarea, TextInput } from '@mantine/core'
import { CLIENT_NOTE_MAX } from '@vizit/domain/guests/client-note.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FieldMessage } from '@vizit/ui/form/field-message.tsx'
import { PhoneField } from '@vizit/ui/form/phone-field.tsx'
import type { GuestFormState } from './use-guest-form.ts'

/** The guest's contacts, and a note to the clinic. */
export function ContactFields({ state }: { state: GuestFormState }) {
  const t = useT('guest')
  const phoneProblem = state.shown('phone')
  return (
    <>
      {state.isChild && (
        <TextInput
          id="guardianName"
          label={t('form.guardian')}
          autoComplete="name"
          value={state.form.guardianName}
          onChange={event => state.write('guardianName', event.currentTarget.value)}
          onBlur={() => {
            state.write('guardianName', state.form.guardianName.trim())
            state.leave('guardianName')
          }}
          error={state.shown('guardianName')}
          required
        />
      )}
      <PhoneField
        id="phone"
        label={t('form.phone')}
        description={t('form.phoneHint')}
        value={state.form.phone}
        onChange={written => state.write('phone', written)}
        onBlur={() => state.leave('phone')}
        error={phoneProblem && <FieldMessage problem={phoneProblem} next={t('form.phoneExample')} />}
        required
      />
      <TextInput
        id="email"
        type="email"
        inputMode="email"
        label={t('form.email')}
        autoComplete="email"
        value={state.form.email}
        onChange={event => state.write('email', event.currentTarget.value)}
        onBlur={() => {
          state.write('email', state.form.email.trim())
          state.leave('email')
        }}
        error={state.shown('email')}
      />
      <Textarea
        id="clientNote"
        size="md"
        label={t('form.note')}
        description={t('form.noteHint', { count: CLIENT_NOTE_MAX })}
        rows={3}
        value={state.form.clientNote}
        onChange={event => state.write('clientNote', event.currentTarget.value)}
        onBlur={() => {
          state.write('clientNote', state.form.clientNote.trim())
          state.leave('clientNote')
        }}
        error={state.shown('clientNote')}
      />
    </>
  )
}

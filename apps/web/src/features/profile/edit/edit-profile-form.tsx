import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DateField } from '@vizit/ui/form/date-field.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { FieldMessage } from '@vizit/ui/form/field-message.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { useState } from 'react'
import { dropDraft } from '../../../app/drafts.ts'
import type { Profile } from '../../../app/profile.ts'
import { NameField } from './name-field.tsx'
import { bodyOf } from './profile-form.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { SexField } from './sex-field.tsx'
import { PROFILE_DRAFT, useProfileForm } from './use-profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'

export function EditProfileForm({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const common = useT('common')
  const router = useRouter()
  const state = useProfileForm(profile)
  const save = useSaveProfile()
  const [reviewing, setReviewing] = useState(false)
  const birthdayProblem = state.shown('birthday')
  const body = state.errors.length === 0 ? bodyOf(state.form) : null

  function review() {
    save.reset()
    if (body) setReviewing(true)
    else state.refuse()
  }
  function cancel() {
    dropDraft(PROFILE_DRAFT)
    router.history.back()
  }

  return (
    <>
      <FormStack onSubmit={review}>
        <ErrorSummary errors={state.errors} attempt={state.attempt} />
        <NameField field="lastName" autoComplete="family-name" state={state} />
        <NameField field="firstName" autoComplete="given-name" state={state} />
        <NameField
          field="middleName"
          autoComplete="additional-name"
          state={state}
          description={t('middleNameHint')}
        />
        <DateField
          id="birthday"
          label={t('birthday')}
          description={t('birthdayHint')}
          value={state.form.birthday}
          onChange={written => state.write('birthday', written)}
          onBlur={() => state.leave('birthday')}
          error={
            birthdayProblem && <FieldMessage problem={birthdayProblem} next={state.nextStep('birthday')} />
          }
          required
        />
        <SexField state={state} />
        <ActionBar>
          <SubmitButton pending={false} unready={!body}>
            {t('next')}
          </SubmitButton>
        </ActionBar>
        <Button variant="subtle" onClick={cancel}>
          {common('cancel')}
        </Button>
      </FormStack>
      {reviewing && body && (
        <ReviewDialog
          body={body}
          knownBirthday={profile.birthday}
          pending={save.isPending}
          refusal={save.refusal}
          onConfirm={() => save.mutate({ body })}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  )
}

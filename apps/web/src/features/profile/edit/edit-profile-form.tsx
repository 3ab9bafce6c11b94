import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import type { Profile } from '../../../app/people/profile.ts'
import { PersonFields } from '../../../app/person-form/person-fields.tsx'
import { personBody } from '../../../app/person-form/person-form-values.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { PROFILE_DRAFT, useProfileForm } from './use-profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'

export function EditProfileForm({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const common = useT('common')
  const router = useRouter()
  const state = useProfileForm(profile)
  const save = useSaveProfile()
  const [reviewing, setReviewing] = useState(false)
  const isMinor = state.problem('birthday') === 'minor'
  const person = state.errors.length === 0 ? personBody(state.form) : null
  // Consent is asked for during booking.
  const body = person && { ...person, consentReceived: false }

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
        <PersonFields state={state} isOwn birthdayNext={isMinor ? t('minorNext') : null} />
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

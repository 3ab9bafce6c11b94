import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { PhoneField } from '@vizit/ui/form/phone-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { BirthdayLocked, isBirthdayLocked } from '../../../app/person-form/birthday-locked.tsx'
import { PersonFields } from '../../../app/person-form/person-fields.tsx'
import type { Member } from '../member.ts'
import { draftOf, editedChild, useEditChildForm } from './use-edit-child-form.ts'
import { useSaveChild } from './use-save-child.ts'

/**
 * Name, birthday, sex and phone of a child; after the first visit only support can change the birthday (product §6).
 */
export function EditChildForm({ child }: { child: Member }) {
  const t = useT('family')
  const common = useT('common')
  const navigate = useNavigate()
  const state = useEditChildForm(child)
  const saving = useSaveChild(child)
  const isAdult = state.problem('birthday') === 'adult'

  function save() {
    const body = state.errors.length === 0 ? editedChild(child, state.form) : null
    if (body) saving.mutate({ query: {}, body })
    else state.refuse()
  }
  function cancel() {
    dropDraft(draftOf(child))
    void navigate({ to: '/family', replace: true })
  }
  return (
    <FormStack onSubmit={save}>
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      <PersonFields state={state} birthdayNext={isAdult ? t('editChild.adultNext') : null} />
      <PhoneField
        id="phone"
        label={t('editChild.phone')}
        description={t('editChild.phoneHint')}
        autoComplete="off"
        value={state.form.phone}
        onChange={masked => state.write('phone', masked)}
        onBlur={() => state.leave('phone')}
        error={state.shown('phone')}
      />
      {isBirthdayLocked(saving.refusal) ? (
        <BirthdayLocked known={child.profile.birthday} whose="child" />
      ) : (
        <RefusalBlock refusal={saving.refusal} />
      )}
      <ActionBar>
        <SubmitButton pending={saving.isPending}>{common('save')}</SubmitButton>
      </ActionBar>
      <Button variant="subtle" onClick={cancel}>
        {common('cancel')}
      </Button>
    </FormStack>
  )
}

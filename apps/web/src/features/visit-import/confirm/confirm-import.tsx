import { Button, Checkbox, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { dropVisitImport } from '../../../app/visit-import/visit-import.ts'
import { FoundVisitCard } from '../found-visit-card.tsx'
import type { OwnVisit } from '../import-types.ts'
import { EmailField } from './email-field.tsx'
import { ImportRefusal } from './import-refusal.tsx'
import { type ImportForm, useImportForm } from './use-import-form.ts'
import { useImportVisit } from './use-import-visit.ts'
import { VisitorFields } from './visitor-fields.tsx'

interface ConfirmImportProps {
  visit: OwnVisit
  profile: Profile
}

/** The found visit, and the form that says for whom it is imported. */
export function ConfirmImport({ visit, profile }: ConfirmImportProps) {
  const t = useT('visit-import')
  const state = useImportForm(visit, profile)
  const importing = useImportVisit(visit)
  const { form, choice, recipient, email } = state

  function write(changed: Partial<ImportForm>) {
    state.write(changed)
    importing.reset()
  }
  function send() {
    if (state.isReady && recipient) importing.send(recipient, state.isNewEmail ? email : null)
  }
  return (
    <Dialog title={t('title')} onClose={dropVisitImport}>
      <FoundVisitCard order={visit.order} patient={visit.patient.fullNameRu} />
      <FormStack onSubmit={send}>
        {choice.target ? (
          <Text>{t('target', { name: choice.target.profile.fullNameRu ?? visit.patient.fullNameRu })}</Text>
        ) : (
          <VisitorFields state={state} patient={visit.patient} onWrite={write} />
        )}
        <EmailField
          written={form.email}
          isValid={state.isEmailValid}
          isNew={state.isNewEmail}
          onWrite={written => write({ email: written })}
        />
        {recipient && recipient.agrees !== 'before' && (
          <Checkbox
            label={t(recipient.agrees === 'me' ? 'consent' : 'consentChild')}
            checked={form.consent}
            onChange={event => write({ consent: event.currentTarget.checked })}
          />
        )}
        <RefusalBlock refusal={importing.emailRefusal} />
        {importing.codeStep}
        <ImportRefusal refusal={importing.refusal} />
        <DialogActions>
          <Button variant="default" onClick={dropVisitImport}>
            {t('notNow')}
          </Button>
          <SubmitButton pending={importing.isPending} disabled={!state.isReady}>
            {t('confirm')}
          </SubmitButton>
        </DialogActions>
      </FormStack>
    </Dialog>
  )
}

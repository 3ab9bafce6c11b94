import { Button, TextInput } from '@mantine/core'
import { isEmail } from '@vizit/domain/person/email.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { FieldMessage } from '@vizit/ui/form/field-message.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'
import { useSaveEmails } from './use-save-emails.ts'

const DRAFT = 'email'

interface EmailDialogProps {
  known: string
  onClose: () => void
}

/** The dialog for the e-mail (product §2, "Profile"); an invalid address cannot be saved (product §5). */
export function EmailDialog({ known, onClose }: EmailDialogProps) {
  const t = useT('access')
  const common = useT('common')
  const [written, setWritten] = useState(() => readDraft<{ address: string }>(DRAFT).address ?? known)
  const [left, setLeft] = useState(false)
  const save = useSaveEmails(finish)
  const address = written.trim()
  const isValid = isEmail(address)
  function write(typed: string) {
    setWritten(typed)
    keepDraft(DRAFT, { address: typed })
    if (save.refusal) save.reset()
  }
  /** Called after saving or cancelling; Back and Escape only close the dialog. */
  function finish() {
    dropDraft(DRAFT)
    onClose()
  }
  function submit() {
    setLeft(true)
    if (isValid) save.mutate({ body: [{ address, usage: 'PRIMARY' }] })
  }
  return (
    <Dialog title={t(known ? 'email.change' : 'email.add')} onClose={onClose}>
      <FormStack onSubmit={submit}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('email.label')}
          description={t('email.hint')}
          value={written}
          onChange={event => write(event.currentTarget.value)}
          onBlur={() => setLeft(written !== '')}
          error={left && !isValid && <FieldMessage problem={t('email.invalid')} next={t('email.example')} />}
        />
        <RefusalBlock refusal={save.refusal} />
        <DialogActions>
          <Button variant="default" onClick={finish}>
            {common('cancel')}
          </Button>
          <SubmitButton pending={save.isPending}>{t('email.send')}</SubmitButton>
        </DialogActions>
      </FormStack>
      {save.codeStep}
    </Dialog>
  )
}

import { Button, Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { dropAllDrafts } from '../../../app/drafts.ts'
import { useProfile } from '../../../app/profile.ts'
import { ButtonLink } from '../../../app/router-links.tsx'
import { session } from '../../../app/session/session.ts'
import { dropSentCode, type SentCode } from './sent-code.ts'
import { useSendCode } from './use-send-code.ts'

interface ConfirmDeletionProps {
  sent: SentCode
  cancelVisits: boolean
  onResent: (sent: SentCode) => void
}

/** The code of the SMS. Not sent by itself when the sixth digit is there: this is nothing to slip into. */
export function ConfirmDeletion({ sent, cancelVisits, onResent }: ConfirmDeletionProps) {
  const t = useT('profile')
  const common = useT('common')
  const format = useFormat()
  const phone = useProfile().data?.primaryPhone
  const [code, setCode] = useState('')
  const clear = () => setCode('')
  const deleting = useCall('deleteAccount', {
    done: () => {
      toast(t('deletion.done'))
      dropAllDrafts()
      session.end()
    },
    refused: { INVALID_CODE: clear },
  })
  const resending = useSendCode(again => {
    clear()
    deleting.reset()
    onResent(again)
  })
  return (
    <FormStack onSubmit={() => deleting.mutate({ body: { id: sent.id, code, cancelVisits } })}>
      <Text>{t('deletion.codeSent', { phone: phone ? format.phone(phone) : '' })}</Text>
      <CodeField
        label={t('deletion.code')}
        value={code}
        onChange={digits => {
          setCode(digits)
          if (deleting.refusal && digits !== '') deleting.reset()
        }}
        readOnly={deleting.isPending}
        autoFocus
      />
      <RefusalBlock refusal={deleting.refusal ?? resending.refusal} />
      <ActionBar>
        <SubmitButton
          pending={deleting.isPending}
          disabled={code.length !== CODE_LENGTH}
          color="var(--vizit-danger)"
        >
          {t('deletion.forever')}
        </SubmitButton>
      </ActionBar>
      <Countdown
        until={sent.resendAt}
        running={wait => <Text c="dimmed">{t('deletion.resendIn', { wait })}</Text>}
        ended={
          <Button variant="default" loading={resending.isPending} onClick={resending.send}>
            {t('deletion.resend')}
          </Button>
        }
      />
      <ButtonLink to="/profile" variant="subtle" onClick={dropSentCode}>
        {common('cancel')}
      </ButtonLink>
    </FormStack>
  )
}

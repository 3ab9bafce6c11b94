import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import type { GuestCode } from '../../../app/guest/guest-link.ts'

interface CodeFormProps {
  code: GuestCode
  resending: {
    readonly send: () => void
    readonly isPending: boolean
    readonly refusal: Refusal | null
  }
  onConfirmed: (session: string) => void
}

/** Six digits from the SMS, and another SMS after 61 s (calls §9). */
export function CodeForm({ code: { id, maskedPhone, resendAt }, resending, onConfirmed }: CodeFormProps) {
  const t = useT('guest')
  const format = useFormat()
  const common = useT('common')
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const confirming = useCall('confirmGuestCode', {
    done: ({ token }) => onConfirmed(token),
    refused: { INVALID_CODE: writeAnew },
  })
  function writeAnew() {
    setDigits('')
    field.current?.focus()
  }
  const confirm = (code: string) => confirming.mutate({ body: { id, code } })

  return (
    <FormStack onSubmit={() => digits.length === CODE_LENGTH && confirm(digits)}>
      <Text role="status">{t('visit.sentTo', { phone: format.phone(maskedPhone) })}</Text>
      <CodeField
        ref={field}
        label={t('visit.code')}
        value={digits}
        onChange={written => {
          setDigits(written)
          if (confirming.refusal) confirming.reset()
        }}
        onComplete={confirm}
        readOnly={confirming.isPending}
        autoFocus
      />
      <RefusalBlock refusal={confirming.refusal ?? resending.refusal} />
      <ActionBar>
        <SubmitButton pending={confirming.isPending} disabled={digits.length !== CODE_LENGTH}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
      <Countdown
        isResend
        until={resendAt}
        running={wait => <Text c="dimmed">{t('visit.resendIn', { wait })}</Text>}
        ended={
          <PendingButton variant="default" pending={resending.isPending} onClick={resending.send}>
            {t('visit.resend')}
          </PendingButton>
        }
      />
    </FormStack>
  )
}

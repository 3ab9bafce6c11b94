import { Text } from '@mantine/core'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import type { Activation } from '../../../app/documents/activation.ts'
import { useCodeFromSms } from '../../../app/fresh-code/use-code-from-sms.ts'
import type { RequestedCode } from './requested-code.ts'
import { ResendCode } from './resend-code.tsx'
import { useConfirmCode } from './use-confirm-code.ts'

interface CodeFormProps {
  activation: Activation
  asked: RequestedCode
  clinic: string
  onSent: (asked: RequestedCode) => void
  onBlocked: (refusal: RefusalOf<'ACODES_BLOCKED'>) => void
}

/** The field for the six characters of the SMS: typed, pasted or filled in by the phone. */
export function CodeForm({ activation, asked, clinic, onSent, onBlocked }: CodeFormProps) {
  const t = useT('documents')
  const common = useT('common')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { confirm, isPending, refusal, reset } = useConfirmCode(activation, {
    onWrong: () => {
      setCode('')
      field.current?.focus()
    },
    onBlocked,
  })
  useCodeFromSms(setCode)
  const { maskedPhone, expiresAt, isEntered = false } = asked
  return (
    <FormStack onSubmit={() => code.length === CODE_LENGTH && confirm(code)}>
      <div role="status">
        {isEntered ? (
          <Text>{t('code.enterAgain')}</Text>
        ) : (
          <Text>
            {maskedPhone
              ? t('code.sentTo', { clinic, phone: format.phone(maskedPhone) })
              : t('code.sentBefore', { clinic })}{' '}
            {t('code.mayTakeOffer')} {expiresAt && t('code.until', { time: format.time(expiresAt) })}
          </Text>
        )}
      </div>
      <CodeField
        ref={field}
        label={t('code.label')}
        value={code}
        onChange={digits => {
          setCode(digits)
          if (refusal) reset()
        }}
        onComplete={confirm}
        readOnly={isPending}
        autoFocus
      />
      <RefusalBlock refusal={refusal} />
      <ActionBar>
        <SubmitButton pending={isPending} disabled={code.length !== CODE_LENGTH}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
      <ResendCode
        activation={activation}
        resendAt={asked.resendAt}
        onSent={again => {
          setCode('')
          reset()
          onSent(again)
        }}
        onBlocked={onBlocked}
      />
    </FormStack>
  )
}

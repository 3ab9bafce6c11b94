import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import { useConfirmEmailCode } from './use-confirm-email-code.ts'

/** A field for the code of a confirmation mail, for users who read the mail on another device. */
export function MailCodeForm() {
  const t = useT('access')
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const confirm = useConfirmEmailCode(() => {
    setCode('')
    field.current?.focus()
  })
  const { wrongCode } = confirm
  const wrong =
    wrongCode &&
    (wrongCode.attemptsLeft > 0 ? t('code.wrong', { count: wrongCode.attemptsLeft }) : t('code.last'))
  const send = (digits: string) => confirm.mutate({ body: { code: digits } })
  return (
    <FormStack onSubmit={() => code.length === CODE_LENGTH && send(code)}>
      <CodeField
        ref={field}
        label={t('code.label')}
        value={code}
        onChange={digits => {
          setCode(digits)
          if (confirm.refusal) confirm.reset()
        }}
        onComplete={send}
        readOnly={confirm.isPending}
        error={wrong && <span role="alert">{wrong}</span>}
      />
      {!wrong && <RefusalBlock refusal={confirm.refusal} />}
      <SubmitButton pending={confirm.isPending} disabled={code.length !== CODE_LENGTH}>
        {t('code.confirm')}
      </SubmitButton>
    </FormStack>
  )
}

import { Button, Text } from '@mantine/core'
import { CODE_LENGTH } from '@vizit/domain/validation/check-code.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import type { AdultRequest } from './adult-request.ts'
import { RefusalActions } from './refusal-actions.tsx'
import { ResendCode } from './resend-code.tsx'
import { useConfirmAdult } from './use-confirm-adult.ts'

interface CodeStepProps {
  request: AdultRequest
  onResent: (request: AdultRequest) => void
  onBack: () => void
}

/** The field for the code that the relative has received and reads out. */
export function CodeStep({ request, onResent, onBack }: CodeStepProps) {
  const t = useT('family')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { confirm, isPending, refusal, reset, codeStep } = useConfirmAdult(request, () =>
    field.current?.select(),
  )

  return (
    <>
      <FormStack onSubmit={() => code.length === CODE_LENGTH && confirm(code)}>
        <Text>{t('addAdult.codeText', { name: request.name, phone: format.phone(request.phone) })}</Text>
        <CodeField
          ref={field}
          label={t('addAdult.codeLabel')}
          autoComplete="off"
          value={code}
          onChange={digits => {
            setCode(digits)
            if (refusal) reset()
          }}
          onComplete={confirm}
          readOnly={isPending}
          autoFocus
        />
        <RefusalBlock
          refusal={refusal}
          action={refusal && <RefusalActions refusal={refusal} onCorrect={onBack} />}
        />
        <ActionBar>
          <SubmitButton pending={isPending} disabled={code.length !== CODE_LENGTH}>
            {t('addAdult.add')}
          </SubmitButton>
        </ActionBar>
      </FormStack>
      {codeStep}
      <ResendCode
        request={request}
        onResent={next => {
          setCode('')
          reset()
          onResent(next)
        }}
      />
      <Button variant="subtle" onClick={onBack}>
        {t('addAdult.back')}
      </Button>
    </>
  )
}

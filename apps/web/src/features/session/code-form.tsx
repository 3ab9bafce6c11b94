import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import { LegalLinks } from '../../app/consent/legal-links.tsx'
import { useCodeFromSms } from '../../app/fresh-code/use-code-from-sms.ts'
import classes from './code-form.module.css'
import { ResendCode } from './resend-code.tsx'
import type { SignInAttempt } from './sign-in-attempt.ts'
import { useConfirmSms } from './use-confirm-sms.ts'

interface CodeFormProps {
  attempt: SignInAttempt
  onResent: (attempt: SignInAttempt) => void
}

export function CodeForm({ attempt, onResent }: CodeFormProps) {
  const t = useT('session')
  const common = useT('common')
  const format = useFormat()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')

  const login = useConfirmSms(attempt, () => {
    setCode('')
    field.current?.focus()
  })
  useCodeFromSms(setCode)

  return (
    <FormStack onSubmit={() => code.length === CODE_LENGTH && login.confirm(code)}>
      <Text>
        {t('code.sentTo')} <strong className={classes.phone}>{format.phone(attempt.phone)}</strong>.{' '}
        {t('code.mayTakeOffer')}
      </Text>
      <CodeField
        ref={field}
        label={t('code.label')}
        value={code}
        onChange={digits => {
          setCode(digits)
          if (login.refusal) login.reset()
        }}
        onComplete={login.confirm}
        readOnly={login.isPending}
        autoFocus
      />
      <div role="status">{login.registering && <Text fw={600}>{t('code.registering')}</Text>}</div>
      <RefusalBlock refusal={login.refusal} />
      <ActionBar>
        <SubmitButton pending={login.isPending} disabled={code.length !== CODE_LENGTH}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
      <ResendCode attempt={attempt} onResent={onResent} />
      <Text size="sm" c="dimmed">
        {t('code.terms')}
      </Text>
      <LegalLinks />
      <Button variant="subtle" onClick={() => void navigate({ to: '/sign-in' })}>
        {t('code.changeNumber')}
      </Button>
    </FormStack>
  )
}

import { Text } from '@mantine/core'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FieldMessage } from '@vizit/ui/form/field-message.tsx'
import { isForeignPhone } from '@vizit/ui/form/mask/foreign-phone.ts'
import { maskPhone } from '@vizit/ui/form/mask/mask-phone.ts'
import { PhoneField } from '@vizit/ui/form/phone-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import type { SignInAttempt } from './sign-in-attempt.ts'
import { useStartPhoneLogin } from './use-start-phone-login.ts'

interface PhoneFormProps {
  phone: string
  onSent: (attempt: SignInAttempt) => void
}

export function PhoneForm({ phone: known, onSent }: PhoneFormProps) {
  const t = useT('session')
  const common = useT('common')
  const [written, setWritten] = useState(() => maskPhone(known && `+${known}`))
  const [left, setLeft] = useState(false)
  const login = useStartPhoneLogin(onSent)

  const phone = parsePhone(written)
  // More digits cannot make a foreign number right, so it is said before the field is left.
  const wrong = isForeignPhone(written) || (left && written !== '' && !phone)

  return (
    <FormStack onSubmit={() => phone && login.start(phone)}>
      <Text>{t('intro')}</Text>
      <PhoneField
        label={t('phone')}
        value={written}
        onChange={masked => {
          setWritten(masked)
          login.reset()
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        error={wrong && <FieldMessage problem={t('phoneInvalid')} next={t('phoneExample')} />}
        readOnly={login.isPending}
      />
      <RefusalBlock refusal={login.refusal} />
      <ActionBar>
        <SubmitButton pending={login.isPending} disabled={!phone}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  )
}

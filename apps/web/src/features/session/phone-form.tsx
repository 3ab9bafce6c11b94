import { Text } from '@mantine/core'
import { signInPath } from '@vizit/domain/identity/sign-in-path.ts'
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
import { useConfig } from '../../app/api/use-config.ts'
import { dropDraft, keepDraft, readDraft } from '../../app/browser-storage/drafts.ts'
import { isSignInPathConnected } from './connected-sign-in-paths.ts'
import type { SignInAttempt } from './sign-in-attempt.ts'
import { useStartPhoneLogin } from './use-start-phone-login.ts'

/** A number that is being typed outlives a reload and a look at another screen. */
const DRAFT = 'signIn'

interface PhoneFormProps {
  phone: string
  onSent: (attempt: SignInAttempt) => void
}

export function PhoneForm({ phone: known, onSent }: PhoneFormProps) {
  const t = useT('session')
  const common = useT('common')
  const { data: config } = useConfig()
  const [written, setWritten] = useState(
    // What was typed before another number was named, as by a booking, is not that one.
    () => {
      const draft = readDraft<{ phone: string; known: string }>(DRAFT)
      return (draft.known === known && draft.phone) || maskPhone(known && `+${known}`)
    },
  )
  const [left, setLeft] = useState(false)
  const login = useStartPhoneLogin(attempt => {
    dropDraft(DRAFT)
    onSent(attempt)
  })

  const phone = parsePhone(written)
  const missing =
    phone !== null && !isSignInPathConnected(signInPath(phone, config?.authConfig.path ?? 'api'))
  // More digits cannot make a foreign number valid, so the error is shown before blur.
  const wrong = isForeignPhone(written) || (left && written !== '' && !phone)

  function problem() {
    if (wrong) return <FieldMessage problem={t('phoneInvalid')} next={t('phoneExample')} />
    if (missing) return <FieldMessage problem={t('serviceMissing')} next={t('serviceMissingNext')} />
    return login.refusal?.code === 'RECAPCHA_IS_NOT_VALID'
  }

  return (
    <FormStack onSubmit={() => phone && !missing && login.start(phone)}>
      <Text>{t('intro')}</Text>
      <PhoneField
        label={t('phone')}
        value={written}
        onChange={masked => {
          setWritten(masked)
          keepDraft(DRAFT, { phone: masked, known })
          login.reset()
          login.prepare()
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        error={problem()}
        readOnly={login.isPending}
      />
      <RefusalBlock refusal={login.refusal} />
      <ActionBar>
        <SubmitButton pending={login.isPending} disabled={!phone || missing}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  )
}

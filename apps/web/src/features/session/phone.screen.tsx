import { useNavigate } from '@tanstack/react-router'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { pendingVisitImport } from '../../app/visit-import/visit-import.ts'
import { CaptchaForm } from './captcha-form.tsx'
import { CustomSignIn } from './custom-sign-in.tsx'
import { dropToken, useWaitingToken } from './custom-token.ts'
import { PhoneForm } from './phone-form.tsx'
import { readAttempt, type SignInAttempt } from './sign-in-attempt.ts'
import { SignInReason } from './sign-in-reason.tsx'
import { SocialSignIn } from './social-sign-in.tsx'

interface PhoneScreenProps {
  /** The name of the programme whose member signs in. */
  programme?: string
}

/** `/sign-in`: the phone, then the captcha if the server asks for it (product §2). */
export function PhoneScreen({ programme }: PhoneScreenProps) {
  const t = useT('session')
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(readAttempt)
  const token = useWaitingToken()
  const [unfit, setUnfit] = useState<Refusal | null>(null)

  function goOn(next: SignInAttempt) {
    if (next.needsHumanCheck) setAttempt(next)
    else void navigate({ to: '/sign-in/code-confirmation' })
  }
  function askForPhone(refusal: Refusal) {
    setUnfit(refusal)
    dropToken()
  }

  if (token) {
    return (
      <Screen key="token" title={t('custom.title')}>
        <CustomSignIn token={token} onRefused={askForPhone} />
      </Screen>
    )
  }
  if (attempt?.needsHumanCheck) {
    return (
      <Screen key="captcha" title={t('captcha.title')}>
        <CaptchaForm attempt={attempt} onConfirmed={goOn} onLeave={() => setAttempt(null)} />
      </Screen>
    )
  }
  return (
    <Screen key="phone" title={t('title')}>
      <RefusalBlock refusal={unfit} />
      <SignInReason programme={programme} />
      <PhoneForm phone={attempt?.phone ?? pendingVisitImport()?.phone ?? ''} onSent={goOn} />
      <SocialSignIn />
    </Screen>
  )
}

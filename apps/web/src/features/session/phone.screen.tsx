import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'
import { CaptchaForm } from './captcha-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { readAttempt, type SignInAttempt } from './sign-in-attempt.ts'
import { SignInReason } from './sign-in-reason.tsx'
import { SocialSignIn } from './social-sign-in.tsx'

/** `/sign-in`: the phone, then the captcha where the server asks for one (product §2). */
export function PhoneScreen() {
  const t = useT('session')
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(readAttempt)

  function goOn(next: SignInAttempt) {
    if (next.needsHumanCheck) setAttempt(next)
    else void navigate({ to: '/sign-in/code-confirmation' })
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
      <SignInReason />
      <PhoneForm phone={attempt?.phone ?? ''} onSent={goOn} />
      <SocialSignIn />
    </Screen>
  )
}

import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import type { SignInAttempt } from './sign-in-attempt.ts'
import { useStartPhoneLogin } from './use-start-phone-login.ts'

interface ResendCodeProps {
  attempt: SignInAttempt
  onResent: (attempt: SignInAttempt) => void
}

/** The countdown, then the button (61 s, calls §9; the server gives the time). */
export function ResendCode({ attempt, onResent }: ResendCodeProps) {
  const t = useT('session')
  const navigate = useNavigate()
  const [resent, setResent] = useState(false)
  const login = useStartPhoneLogin(next => {
    if (next.needsHumanCheck) return void navigate({ to: '/sign-in' })
    setResent(true)
    onResent(next)
  })
  return (
    <div>
      <div role="status">{resent && <Text fw={600}>{t('code.resent')}</Text>}</div>
      <Countdown
        isResend
        until={attempt.resendAt}
        running={wait => <Text c="dimmed">{t('code.resendIn', { wait })}</Text>}
        ended={
          <PendingButton
            variant="default"
            pending={login.isPending}
            onClick={() => {
              setResent(false)
              login.start(attempt.phone)
            }}
          >
            {t('code.resend')}
          </PendingButton>
        }
      />
      <RefusalBlock refusal={login.refusal} />
    </div>
  )
}

import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useRef, useState } from 'react'
import { createProofs } from '../../app/human-check/proofs.ts'
import { deviceId } from '../../app/session/device-ids.ts'
import { deviceName } from './device-name.ts'
import { keepAttempt, type SignInAttempt } from './sign-in-attempt.ts'

/** Requests a sign-in code, the first time or again, with a proof of work. */
export function useStartPhoneLogin(next: (attempt: SignInAttempt) => void) {
  const { language } = useTexts()
  const client = useClient()
  const [proofs] = useState(() => createProofs(client))
  const [proving, setProving] = useState(false)
  const asked = useRef({ phone: '', again: false })
  const sent = useRef<SignInAttempt | null>(null)

  const call = useCall('startPhoneLogin', {
    done: ({ id, needsHumanCheck, resendAfter }, { body: { phone } }) => {
      sent.current = { loginId: id, phone, needsHumanCheck, resendAt: Date.now() + resendAfter * 1000 }
      keepAttempt(sent.current)
    },
    next: () => {
      if (sent.current) next(sent.current)
    },
    refused: { RECAPCHA_IS_NOT_VALID: proveAgain },
  })

  /** The proof expired, or was used by a request whose answer was lost: one silent retry with a new proof. */
  function proveAgain() {
    if (!asked.current.again) void send(asked.current.phone, true)
  }
  async function send(phone: string, again: boolean) {
    asked.current = { phone, again }
    setProving(true)
    const proof = await proofs.take()
    setProving(false)
    const device = { deviceId: deviceId(), deviceName: deviceName(navigator.userAgent) }
    call.mutate({ body: { phone, ...device, language, ...(proof && { recaptchaValue: proof }) } })
  }

  return {
    /** May be called on every key press: the worker starts only once. */
    prepare: proofs.begin,
    start: (phone: string) => void send(phone, false),
    isPending: proving || call.isPending,
    refusal: proving ? null : call.refusal,
    reset: call.reset,
  }
}

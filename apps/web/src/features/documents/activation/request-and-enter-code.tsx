import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useState } from 'react'
import type { Activation } from '../../../app/documents/activation.ts'
import {
  useActivationCode,
  useHaveCodesExpired,
  useOpensAgain,
} from '../../../app/documents/use-activation-code.ts'
import { AlreadyOpen } from './already-open.tsx'
import { CodeBlocked } from './code-blocked.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeHelp } from './code-help.tsx'
import { RequestCode } from './request-code.tsx'
import { dropRequestedCode, enteredCode, type RequestedCode, readRequestedCode } from './requested-code.ts'

interface RequestAndEnterCodeProps {
  activation: Activation
  clinic: string
}

/** Requests a code, then takes it; after too many wrong codes it shows the wait and then allows another. */
export function RequestAndEnterCode({ activation, clinic }: RequestAndEnterCodeProps) {
  const t = useT('documents')
  const { recordLink } = activation
  const isOpen = useActivationCode(activation) !== null
  const [wasOpen] = useState(isOpen)
  const hasEnded = useHaveCodesExpired()
  const opensAgain = useOpensAgain(activation)
  const [requested, setAsked] = useState<RequestedCode | null>(() => readRequestedCode(recordLink))
  const asked = requested ?? (opensAgain ? enteredCode : null)
  /** Milliseconds since the epoch. */
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null)
  function block({ attributes }: RefusalOf<'ACODES_BLOCKED'>) {
    // One minute if it is not given (calls §8.1).
    setBlockedUntil(Date.now() + (attributes.minutes ?? 1) * 60_000)
    // The code with wrong attempts is no longer valid.
    dropRequestedCode(recordLink)
    setAsked(null)
  }
  // While a code is being confirmed, its form stays.
  if (wasOpen && isOpen) return <AlreadyOpen />
  const step = { activation, onSent: setAsked, onBlocked: block }
  return (
    <>
      {hasEnded && <Notice>{t('code.endedIdle')}</Notice>}
      {blockedUntil !== null ? (
        <CodeBlocked until={blockedUntil} onOver={() => setBlockedUntil(null)} />
      ) : asked ? (
        <CodeForm {...step} asked={asked} clinic={clinic} />
      ) : (
        <RequestCode {...step} clinic={clinic} />
      )}
      <CodeHelp providerCode={activation.providerCode} clinic={clinic} />
    </>
  )
}

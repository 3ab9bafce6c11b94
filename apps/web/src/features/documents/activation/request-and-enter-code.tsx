import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useState } from 'react'
import type { Activation } from '../../../app/documents/activation.ts'
import { CodeBlocked } from './code-blocked.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeHelp } from './code-help.tsx'
import { RequestCode } from './request-code.tsx'
import { dropRequestedCode, type RequestedCode, readRequestedCode } from './requested-code.ts'

interface RequestAndEnterCodeProps {
  activation: Activation
  clinic: string
}

/** Requests a code, then takes it; after too many wrong codes it shows the wait and then allows another. */
export function RequestAndEnterCode({ activation, clinic }: RequestAndEnterCodeProps) {
  const { recordLink } = activation
  const [asked, setAsked] = useState<RequestedCode | null>(() => readRequestedCode(recordLink))
  /** Milliseconds since the epoch. */
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null)
  function block({ attributes }: RefusalOf<'ACODES_BLOCKED'>) {
    // One minute if it is not given (calls §8.1).
    setBlockedUntil(Date.now() + (attributes.minutes ?? 1) * 60_000)
    // The code with wrong attempts is no longer valid.
    dropRequestedCode(recordLink)
    setAsked(null)
  }
  const step = { activation, onSent: setAsked, onBlocked: block }
  return (
    <>
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

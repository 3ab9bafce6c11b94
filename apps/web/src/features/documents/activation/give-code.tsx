import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useState } from 'react'
import type { Activation } from '../../../app/documents/activation.ts'
import { AskCode } from './ask-code.tsx'
import { type AskedCode, dropAskedCode, readAskedCode } from './asked-code.ts'
import { CodeBlocked } from './code-blocked.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeHelp } from './code-help.tsx'

interface GiveCodeProps {
  activation: Activation
  clinic: string
}

/** A code is asked for, then given; after too many wrong ones the wait, then another. */
export function GiveCode({ activation, clinic }: GiveCodeProps) {
  const { recordLink } = activation
  const [asked, setAsked] = useState<AskedCode | null>(() => readAskedCode(recordLink))
  /** Milliseconds since the epoch. */
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null)
  function block({ attributes }: RefusalOf<'ACODES_BLOCKED'>) {
    // One minute where it is not said (calls §8.1).
    setBlockedUntil(Date.now() + (attributes.minutes ?? 1) * 60_000)
    // What was guessed at opens nothing any more.
    dropAskedCode(recordLink)
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
        <AskCode {...step} clinic={clinic} />
      )}
      <CodeHelp providerCode={activation.providerCode} clinic={clinic} />
    </>
  )
}

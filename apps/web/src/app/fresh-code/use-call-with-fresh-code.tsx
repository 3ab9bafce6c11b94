import type { Answer, CallName, Input } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalCode, RefusalOf } from '@vizit/api-client/refusal.ts'
import type { routes } from '@vizit/api-client/routes.ts'
import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import { lazy, Suspense, useRef, useState } from 'react'

const FreshCodeDialog = lazy(() => import('./fresh-code-dialog.tsx'))

/** The calls that need, always or sometimes, a code just sent to the account's phone. */
type FreshCallName = {
  [N in CallName]: (typeof routes)[N] extends { freshCode: true } ? N : never
}[CallName]

interface FreshCallOptions<N extends FreshCallName> {
  readonly deed: FreshDeed
  /** The label of the button that submits the code; "Confirm" by default. */
  readonly confirm?: string
  readonly danger?: boolean
  readonly done?: (answer: Answer<N>, input: Input<N>) => void | Promise<void>
  /** Runs after success. */
  readonly next?: (answer: Answer<N>, input: Input<N>) => void | Promise<void>
  /** Runs after a refusal of the action itself, in addition to showing it. */
  readonly refused?: { readonly [Code in RefusalCode]?: (refusal: RefusalOf<Code>) => void }
}

/** Refusals shown at the code field; all others belong to the action. */
const OF_THE_CODE: readonly RefusalCode[] = [
  'INVALID_CODE',
  'FRESH_CODE_REQUIRED',
  'FRESH_CODE_EXPIRED',
  'BLOCKED_TRY_LATER',
  'OFFLINE',
  'TIMED_OUT',
  'UNANSWERED',
  'SERVICE_UNAVAILABLE',
]

/**
 * Makes a call that may need a code by SMS. If the server asks for it, `codeStep` shows the code form, and the call is
 * repeated with the same input and the code. Everything typed before stays.
 */
export function useCallWithFreshCode<N extends FreshCallName>(
  name: N,
  { deed, confirm, danger = false, done, next, refused }: FreshCallOptions<N>,
) {
  const last = useRef<Input<N> | null>(null)
  const [asking, setAsking] = useState<Input<N> | null>(null)
  const call = useCall(name, {
    done: (answer, input) => {
      setAsking(null)
      return done?.(answer, input)
    },
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a refusal, not of a component.
    refused: { ...refused, FRESH_CODE_REQUIRED: () => setAsking(last.current) },
    ...(next && { next }),
  })
  const isOfCode = call.refusal !== null && OF_THE_CODE.includes(call.refusal.code)
  const isOpen = asking !== null && (call.refusal === null || isOfCode)
  function mutate(input: Input<N>) {
    last.current = input
    setAsking(null)
    call.mutate(input)
  }
  /** New input starts a new call, and the code form does not reappear by itself. */
  function reset() {
    setAsking(null)
    call.reset()
  }
  const codeStep = isOpen && (
    <Suspense>
      <FreshCodeDialog
        deed={deed}
        confirm={confirm}
        danger={danger}
        pending={call.isPending}
        refusal={call.refusal?.code === 'FRESH_CODE_REQUIRED' ? null : call.refusal}
        onCode={freshCode => call.mutate({ ...asking, freshCode })}
        onClear={call.reset}
        onClose={reset}
      />
    </Suspense>
  )
  const isAskedFor = isOpen || call.refusal?.code === 'FRESH_CODE_REQUIRED'
  return {
    mutate,
    reset,
    data: call.data,
    /** While the code form is open, it shows its own progress. */
    isPending: call.isPending && !isOpen,
    refusal: isAskedFor ? null : call.refusal,
    codeStep,
  }
}

import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, CallName, Input } from '../calls.ts'
import { noAnswer, type Refusal, type RefusalCode, type RefusalOf } from '../refusal.ts'
import { useClient } from './client-provider.tsx'
import { RefusedError, refusalOf } from './refused-error.ts'

interface CallOptions<N extends CallName> {
  readonly done?: (answer: Answer<N>, input: Input<N>) => void | Promise<void>
  /** Runs after success, unless the user has left the screen while waiting for the answer. */
  readonly next?: (answer: Answer<N>, input: Input<N>) => void | Promise<void>
  /** Runs after a refusal, on the screen that made the call, in addition to showing it. */
  readonly refused?: { readonly [Code in RefusalCode]?: (refusal: RefusalOf<Code>) => void }
  /** Reports a refusal to a user who has left the screen while waiting for the answer. */
  readonly left?: (refusal: Refusal) => void
  /** True if this input was sent before a reload and may have been done. It is then sent again automatically. */
  readonly resumes?: (input: Input<N>) => boolean
  /** True if a press that found the session ended goes on by itself once the same user has signed in again; the sign-in says so. */
  readonly keptForSignIn?: boolean
  /** False: the call is sent once and never retried. */
  readonly asksAgain?: boolean
}

const ASKING = noAnswer('UNANSWERED', { asking: true })

/**
 * Makes a changing call: `mutate(input)`, then `refusal` if it was refused. While a lost answer is being retried, the
 * call is pending and `refusal` says so.
 */
export function useCall<N extends CallName>(name: N, options: CallOptions<N> = {}) {
  const { done, next, refused, left, resumes, keptForSignIn = false, asksAgain = true } = options
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const inFlight = useRef(new Set<string>())
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const mutation = useMutation<Answer<N>, Error, Input<N>>({
    mutationKey: [name],
    mutationFn: async input => {
      setAsking(false)
      const onUnanswered = () => setAsking(true)
      const result = asksAgain
        ? await client.act(name, input, { onUnanswered, keptForSignIn })
        : await client.send(name, input)
      if (!result.ok) throw new RefusedError(result.refusal)
      return result.answer
    },
    onSuccess: async (answer, input) => {
      // The handlers below may remove the screen.
      const wasShown = isShown.current
      await done?.(answer, input)
      if (wasShown) await next?.(answer, input)
    },
    onError: error => {
      const refusal = refusalOf(error)
      if (!refusal) return
      if (!isShown.current) return left?.(refusal)
      const react = refused?.[refusal.code] as ((refusal: Refusal) => void) | undefined
      react?.(refusal)
    },
    onSettled: (_answer, _error, input) => {
      inFlight.current.delete(JSON.stringify(input))
    },
  })
  const { mutate: make, isPending, reset, data } = mutation
  // On a slow phone the second tap of a double tap arrives before the button is disabled.
  const mutate = useCallback<typeof make>(
    (...call) => {
      const sent = JSON.stringify(call[0])
      if (inFlight.current.has(sent)) return
      inFlight.current.add(sent)
      make(...call)
    },
    [make],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is there
  useEffect(() => {
    const sent = resumes && client.unanswered(name)
    if (sent && resumes(sent)) mutate(sent)
  }, [])

  const refusal = isPending ? (isAsking ? ASKING : null) : refusalOf(mutation.error)
  return { mutate, isPending, reset, data, refusal }
}

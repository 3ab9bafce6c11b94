import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useEffect, useRef, useState } from 'react'

/** The call that returns the recording of a captcha. */
export type SpeakCall = 'speakHumanCode' | 'speakGuestCheck'

/**
 * Plays the digits of the captcha. A recording is loaded once for each picture, because every load counts as an
 * attempt.
 */
export function useCaptchaSpeech(call: SpeakCall, id: string, drawing: number) {
  const client = useClient()
  const player = useRef<HTMLAudioElement | null>(null)
  const [isPending, setPending] = useState(false)
  const [wasPlayed, setWasPlayed] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another recording
  useEffect(
    () => () => {
      player.current?.pause()
      if (player.current) URL.revokeObjectURL(player.current.src)
      player.current = null
      setWasPlayed(false)
    },
    [id, drawing],
  )

  async function fetched(): Promise<HTMLAudioElement | null> {
    setPending(true)
    const result = await client.send(call, { query: { id } })
    setPending(false)
    setRefusal(result.ok ? null : result.refusal)
    return result.ok ? new Audio(URL.createObjectURL(result.answer)) : null
  }
  async function listen() {
    if (isPending) return
    player.current ??= await fetched()
    if (!player.current) return
    setWasPlayed(true)
    player.current.currentTime = 0
    await player.current.play().catch(() => undefined)
  }
  return { listen: () => void listen(), isPending, wasPlayed, refusal }
}

import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useState } from 'react'
import { useConfig } from '../../app/api/use-config.ts'
import { usePushEndpoint } from './push-endpoint.ts'
import { pushStatus } from './push-status.ts'
import { type SwitchPushResult, switchPushOff, switchPushOn } from './switch-push.ts'

/** The state of push messages on this device, and the functions that switch them. */
export function usePush() {
  const client = useClient()
  const { data: config } = useConfig()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Exclude<SwitchPushResult, 'on' | 'denied'> | null>(null)
  // Renders again when the stored address changes.
  usePushEndpoint()

  async function turnOn(): Promise<boolean> {
    if (!config) return false
    setPending(true)
    setProblem(null)
    const switched = await switchPushOn(client, config.pushKey)
    setPending(false)
    if (switched === 'dismissed' || switched === 'failed') setProblem(switched)
    return switched === 'on'
  }
  async function turnOff(): Promise<void> {
    setPending(true)
    await switchPushOff(client).catch(() => undefined)
    setPending(false)
  }
  return { standing: pushStatus(), canTurnOn: config !== undefined, isPending, problem, turnOn, turnOff }
}

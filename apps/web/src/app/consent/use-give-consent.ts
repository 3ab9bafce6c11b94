import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { noAnswer, type Refusal } from '@vizit/api-client/refusal.ts'
import { useState } from 'react'
import type { ConsentItem } from './people-without-consent.ts'

/**
 * Records consent, one person after another (product §4, "Consent"). A later refusal does not undo the earlier ones.
 */
export function useGiveConsent(onGiven: () => void) {
  const client = useClient()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const onUnanswered = () => setRefusal(noAnswer('UNANSWERED', { asking: true }))
  async function send({ id, isMe }: ConsentItem) {
    const result = isMe
      ? await client.act('giveConsent', { body: { consentReceived: true } }, { onUnanswered })
      : await client.act('saveChild', { body: { _id: id, consentReceived: true } }, { onUnanswered })
    return result.ok ? null : result.refusal
  }

  async function give(people: readonly ConsentItem[]) {
    setPending(true)
    setRefusal(null)
    let refused: Refusal | null = null
    for (const person of people) refused ??= await send(person)
    await queries.invalidateQueries({ queryKey: ['readProfile'] })
    setPending(false)
    setRefusal(refused)
    if (!refused) onGiven()
  }

  return { give: (people: readonly ConsentItem[]) => void give(people), isPending, refusal }
}

import type { Client } from '@vizit/api-client/client.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useState } from 'react'

/** Was a booking of this timeslot sent whose answer is not here yet? Its time may be the person's own already. */
export function isUnderWay(client: Client, timeslotId: string): boolean {
  return (
    client.unanswered('bookVisit')?.body.timetableId === timeslotId ||
    client.unanswered('bookGuestVisit')?.params.timeslotId === timeslotId
  )
}

/** Was it so when the form was opened, as after a reload? It is not held then, but asked for. */
export function useUnderWay(timeslotId: string): boolean {
  const client = useClient()
  const [wasUnderWay] = useState(() => isUnderWay(client, timeslotId))
  return wasUnderWay
}

import type { Client } from '@vizit/api-client/client.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useState } from 'react'

/** True if a booking of this timeslot was sent and is not answered yet: the user may already own the time. */
export function isBookingUnanswered(client: Client, timeslotId: string): boolean {
  return (
    client.unanswered('bookVisit')?.body.timetableId === timeslotId ||
    client.unanswered('bookGuestVisit')?.params.timeslotId === timeslotId
  )
}

/**
 * True if that was so when the form was opened, as after a reload. Then the time is not held; the booking is retried.
 */
export function useUnansweredBooking(timeslotId: string): boolean {
  const client = useClient()
  const [wasUnderWay] = useState(() => isBookingUnanswered(client, timeslotId))
  return wasUnderWay
}

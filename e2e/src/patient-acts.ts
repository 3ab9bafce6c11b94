import type { Page } from '@playwright/test'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import type { FreeDoctor } from './clinic.ts'

type Slot = FreeDoctor['slots'][number]

function send(account: Account, path: string, body: object): Promise<Response> {
  return fetch(`${address()}/api/v2/my/providers/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${account.bearer}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
}

/** Books by an API call, like another device of that person. */
export async function bookAs(
  account: Account,
  slot: Pick<Slot, 'timeslotId' | 'assignmentId'>,
  profileId = account.profileId,
  programId?: string,
): Promise<Answer<'bookVisit'>> {
  const { timeslotId: timetableId, assignmentId } = slot
  const response = await send(account, 'orders', { timetableId, assignmentId, profileId, programId })
  if (!response.ok) throw new Error(`booking: ${await response.text()}`)
  return response.json() as Promise<Answer<'bookVisit'>>
}

/** Tries to hold the slot for this person; true if it is held now. */
export async function canHold(account: Account, slot: Slot): Promise<boolean> {
  const { timeslotId: timetableId, assignmentId } = slot
  const { status } = await send(account, 'holds', { timetableId, assignmentId })
  return status === 201
}

/** The start times of this person's planned visits, as the server returns them. */
export async function plannedAs(account: Account): Promise<string[]> {
  const response = await fetch(`${address()}/api/v2/my/providers/visits`, {
    headers: { Authorization: `Bearer ${account.bearer}` },
  })
  if (!response.ok) throw new Error(`visits: ${await response.text()}`)
  const { future } = (await response.json()) as Answer<'listVisits'>
  return future.filter(({ status }) => status === 'reserved').map(({ startDate }) => startDate)
}

/** Signs the browser in as this person's device. */
export async function signInAs(page: Page, { bearer, deviceId }: Account): Promise<void> {
  const session = {
    identityToken: bearer.slice(deviceId.length + 1),
    refreshToken: 'not-needed-that-long',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  }
  await page.addInitScript(
    ({ deviceId, session }) => {
      localStorage.setItem('deviceId', deviceId)
      localStorage.setItem('session', JSON.stringify(session))
    },
    { deviceId, session },
  )
}

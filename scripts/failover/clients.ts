import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Patient } from './servers.ts'

export interface Attempt {
  readonly patient: Patient
  readonly timeslotId: string
  readonly assignmentId: string
}

export interface Booked {
  readonly attempt: Attempt
  readonly orderId: string
  /** A time of `performance.now()`. */
  readonly at: number
}

export interface Tally {
  readonly booked: Booked[]
  /** The number of refusals, by code. */
  readonly refused: Map<string, number>
  /** Repeated until the end without an answer. */
  readonly unanswered: Attempt[]
  /** Requests that were sent again with the same key. */
  repeated: number
}

const ANSWER_WITHIN = 10_000
const GIVE_UP_AFTER = 60_000
const REPEAT_AFTER = 500
/** Milliseconds between a client's bookings, so that the demo's free times last. */
const REST = 40

/** Clients like the web app: a request without an answer is repeated with its key. */
export async function book(
  address: string,
  attempts: Iterator<Attempt>,
  { clients, isOver }: { clients: number; isOver: () => boolean },
): Promise<Tally> {
  const tally: Tally = { booked: [], refused: new Map(), unanswered: [], repeated: 0 }
  const client = async () => {
    while (!isOver()) {
      const next = attempts.next()
      if (next.done) throw new Error('no free timeslot is left: the trial is too long for the demo')
      await settle(address, next.value, tally)
      await pause(REST)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return tally
}

async function settle(address: string, attempt: Attempt, tally: Tally): Promise<void> {
  const key = randomUUID()
  const end = performance.now() + GIVE_UP_AFTER
  while (performance.now() < end) {
    const answer = await send(address, attempt, key).catch(() => undefined)
    if (answer?.status === 201) {
      tally.booked.push({ attempt, orderId: String(answer.body.orderId), at: performance.now() })
      return
    }
    if (answer && answer.status < 500 && answer.status !== 429) {
      const code = String(answer.body.code)
      tally.refused.set(code, (tally.refused.get(code) ?? 0) + 1)
      return
    }
    tally.repeated++
    await pause(REPEAT_AFTER)
  }
  tally.unanswered.push(attempt)
}

async function send(address: string, { patient, timeslotId, assignmentId }: Attempt, key: string) {
  const answer = await fetch(`${address}/api/v2/my/providers/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${patient.bearer}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ timetableId: timeslotId, assignmentId, profileId: patient.profileId }),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

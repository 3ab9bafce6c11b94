import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Answer, HttpConnection } from '../load/http-connection.ts'
import type { FreeSlot } from '../scenarios/booking/free-slots.ts'
import type { BookingPatient } from '../scenarios/booking/patients.ts'
import { orderRequest } from '../scenarios/booking/requests.ts'
import { httpRequest } from '../scenarios/http-request.ts'

export interface Seeker {
  readonly outcome: 'booked' | 'none-left' | 'unanswered'
  /** Milliseconds of each request. */
  readonly latencies: readonly number[]
  /** Answers other than a list, a visit or "taken", by status. */
  readonly unexpected: readonly number[]
}

/** Slots of one doctor that have just opened. */
export interface Opened {
  readonly provider: string
  readonly slots: readonly FreeSlot[]
}

const [LISTED, BOOKED, TAKEN, OVERLOADED] = [200, 201, 409, 503]

/** One patient: reads the free slots, tries to book one, and reads again if another patient came first. */
export async function seekSlot(port: number, patient: BookingPatient, opened: Opened): Promise<Seeker> {
  const latencies: number[] = []
  const unexpected: number[] = []
  let connection: HttpConnection | undefined
  try {
    const own = await HttpConnection.open(port)
    connection = own
    const send = async (request: string) => {
      const begun = performance.now()
      const answer = await own.send(request)
      latencies.push(performance.now() - begun)
      return answer
    }
    for (;;) {
      const list = await untilServed(() => send(listRequest(opened)))
      if (list.status !== LISTED) {
        unexpected.push(list.status)
        return { outcome: 'unanswered', latencies, unexpected }
      }
      const slot = anyOf(stillFree(opened, list.text()))
      if (!slot) return { outcome: 'none-left', latencies, unexpected }
      const order = orderRequest(patient, slot)
      const { status } = await untilServed(() => send(order))
      if (status === BOOKED) return { outcome: 'booked', latencies, unexpected }
      if (status !== TAKEN) unexpected.push(status)
    }
  } catch {
    return { outcome: 'unanswered', latencies, unexpected }
  } finally {
    connection?.close()
  }
}

/** Repeats the same request with its key while the server says that it is too busy. */
async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== OVERLOADED) return answer
  }
}

function listRequest({ provider, slots }: Opened): string {
  const dates = slots.map(({ startsAt }) => civilDateOf(startsAt)).sort()
  const range = `dateStart=${dates[0]}&dateEnd=${dates.at(-1)}`
  return httpRequest(
    'GET',
    `/api/v2/public/booking/${provider}/doctors/${slots[0]?.doctorId}/timeslots?${range}`,
  )
}

function stillFree({ slots }: Opened, json: string): FreeSlot[] {
  const free = new Set((JSON.parse(json) as { timeslotId: string }[]).map(({ timeslotId }) => timeslotId))
  return slots.filter(({ timeslotId }) => free.has(timeslotId))
}

const anyOf = (slots: readonly FreeSlot[]) => slots[Math.floor(Math.random() * slots.length)]

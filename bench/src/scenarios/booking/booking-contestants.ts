import type { World } from '../../datasets/world.ts'
import type { Job, Operation, SqlStatement } from '../../load/job.ts'
import type { Contestant } from '../../measure/contestant.ts'
import type { BareServer } from '../../servers/start-bare.ts'
import { captureBooking } from './capture-booking.ts'
import { clearBookings } from './clear-bookings.ts'
import { type FreeSlot, freeSlots } from './free-slots.ts'
import { type BookingPatient, signedInPatients } from './patients.ts'
import { holdRequest, orderRequest } from './requests.ts'
import { bookStatement, holdStatement, rawTransaction } from './statements.ts'

const CREATED = 201
const MOST_CLIENTS = 64
/** More than one turn uses; one lane never has more than its doctor has slots. */
const SLOTS_A_TURN = 8000
const SLOTS_A_LANE = 400

type Make<Step> = (patient: BookingPatient, slot: FreeSlot) => Operation<Step>

export async function bookingContestants(
  worlds: readonly World[],
  bare: BareServer,
  { hold }: { hold: boolean },
): Promise<Contestant[]> {
  const contestants: Contestant[] = []
  for (const [n, world] of worlds.entries()) {
    const patients = await signedInPatients(world, MOST_CLIENTS)
    const taking = turnsOn(world, patients)
    const requests: Make<string> = (patient, slot) => [
      ...(hold ? [holdRequest(patient, slot)] : []),
      orderRequest(patient, slot),
    ]
    const statements: Make<SqlStatement> = (patient, slot) => [
      ...(hold ? [holdStatement(patient, slot)] : []),
      bookStatement(patient, slot),
    ]
    const overHttp = { kind: 'http', expectedStatus: CREATED, repeat: false } as const
    const { dataset, port, databaseUrl: url } = world
    const straight = { kind: 'sql', url, repeat: false } as const
    contestants.push(
      taking(`vizit ${dataset.name}`, requests, bounds => ({ ...overHttp, ...bounds, port })),
      taking(`transaction ${dataset.name}`, rawTransaction, bounds => ({
        ...straight,
        ...bounds,
        transaction: true,
      })),
      taking(`database ${dataset.name}`, statements, bounds => ({
        ...straight,
        ...bounds,
        transaction: false,
      })),
    )
    if (n > 0) continue
    await bare.serve(await captureBooking(world, patients))
    const plain = taking('node:http', requests, bounds => ({ ...overHttp, ...bounds, port: bare.port }))
    contestants.push({ ...plain, server: bare.pid })
  }
  return contestants
}

interface LaneBounds<Step> {
  readonly lanes: readonly (readonly Operation<Step>[])[]
  readonly seconds: number
}

/** Turns in which every client books its own slots as its own patient; afterwards everything is undone. */
function turnsOn({ pool, pid }: World, patients: readonly BookingPatient[]) {
  let turn = 0
  return <Step>(name: string, make: Make<Step>, jobOf: (bounds: LaneBounds<Step>) => Job): Contestant => ({
    name,
    server: pid,
    async job(clients, seconds) {
      const each = Math.min(SLOTS_A_LANE, Math.ceil((SLOTS_A_TURN * Math.min(1, seconds)) / clients))
      turn += 1
      const slots = await freeSlots(pool, { lanes: clients, each, seed: String(turn) })
      const lanes = patients
        .slice(0, clients)
        .map((patient, n) => (slots[n] ?? []).map(slot => make(patient, slot)))
      return jobOf({ lanes, seconds })
    },
    restore: () => clearBookings(pool, patients),
  })
}

import { writeFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld } from '../datasets/world.ts'
import type { Options } from '../options.ts'
import { describeMachine } from '../report/machine.ts'
import { clearBookings } from '../scenarios/booking/clear-bookings.ts'
import { type FreeSlot, freeSlots } from '../scenarios/booking/free-slots.ts'
import { signedInPatients } from '../scenarios/booking/patients.ts'
import { countBooked } from './count-booked.ts'
import { type Opened, seekSlot } from './seek-slot.ts'
import { printStorm, summarize } from './storm-figures.ts'

const PATIENTS = 2000
const DOCTORS = 10
const SLOTS_EACH = 20

/**
 * Many patients try to book few slots that open at the same moment: each reads one doctor's free slots and books
 * one, until it has one or none is left. Fails if a request gets no answer, or if a slot or a patient is booked
 * twice.
 */
export async function runStorm(options: Options): Promise<void> {
  const started = describeMachine()
  const scale = options.scales[0] ?? 1
  const world = await openWorld(await ensureDataset(options.folder, `country-${scale}`, scale), options.port)
  try {
    const patients = await signedInPatients(world, PATIENTS)
    const lanes = await freeSlots(world.pool, { lanes: DOCTORS, each: SLOTS_EACH, seed: String(Date.now()) })
    const slots = lanes.flat()
    const opened = await openedOf(world.pool, lanes)
    const begun = performance.now()
    const seekers = await Promise.all(
      patients.map((patient, n) => seekSlot(world.port, patient, opened[n % DOCTORS] as Opened)),
    )
    const seconds = (performance.now() - begun) / 1000
    const kept = await countBooked(world.pool, patients, slots)
    const figures = summarize(seekers, { patients: PATIENTS, slots: slots.length, seconds, kept })
    await clearBookings(world.pool, patients)
    printStorm(figures)
    if (options.json)
      writeFileSync(options.json, JSON.stringify({ started, ended: describeMachine(), ...figures }, null, 2))
    if (figures.problems.length > 0) process.exitCode = 1
  } finally {
    await world.close()
  }
}

async function openedOf(pool: Pool, lanes: readonly (readonly FreeSlot[])[]): Promise<Opened[]> {
  const { rows } = await pool.query<{ id: string; code: string }>('select id::text, code from provider')
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return lanes.map(slots => ({ provider: codes.get(String(slots[0]?.providerId)) ?? '', slots }))
}

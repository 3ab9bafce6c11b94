import type { World } from '../../datasets/world.ts'
import { runCommand } from '../../servers/run-command.ts'

/** A signed-in demo account that books for its own profile. */
export interface BookingPatient {
  readonly accountId: string
  readonly profileId: string
  readonly phone: string
  readonly bearer: string
}

const patientsOf = new WeakMap<World, Promise<BookingPatient[]>>()

/** The same patients in every scenario of a run, because creating them takes longer than a short scenario. */
export async function signedInPatients(world: World, count: number): Promise<BookingPatient[]> {
  const known = (await patientsOf.get(world)) ?? []
  if (known.length >= count) return known.slice(0, count)
  const made = makePatients(world, count)
  patientsOf.set(world, made)
  return made
}

/** Created with the product's own command while its server runs. */
async function makePatients({ dataset, pool }: World, count: number): Promise<BookingPatient[]> {
  const printed = await runCommand(dataset.dataDir, 'demo', 'accounts', '--count', String(count), '--json')
  const made = JSON.parse(printed) as Omit<BookingPatient, 'accountId'>[]
  const { rows } = await pool.query<{ id: string; phone: string }>(
    'select id, phone from account where phone = any($1)',
    [made.map(({ phone }) => phone)],
  )
  const accountIds = new Map(rows.map(({ id, phone }) => [phone, id]))
  return made.map(({ phone, profileId, bearer }) => {
    const accountId = accountIds.get(phone)
    if (!accountId) throw new Error('a demo account is not in the database it was made in')
    return { accountId, profileId, phone, bearer }
  })
}

import type { World } from '../../datasets/world.ts'
import { runCommand } from '../../servers/run-command.ts'

/** A signed-in demo account that books for its own profile. */
export interface BookingPatient {
  readonly accountId: string
  readonly profileId: string
  readonly phone: string
  readonly bearer: string
}

/** Made by the product's own command, beside its running server. */
export async function signedInPatients({ dataset, pool }: World, count: number): Promise<BookingPatient[]> {
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

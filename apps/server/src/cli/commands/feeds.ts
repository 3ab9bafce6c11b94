import { type Command, InvalidArgumentError } from 'commander'
import { addFeedKey, listFeedKeys, revokeFeedKey } from '../../modules/stock/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'

export function feedsCommand(program: Command): void {
  const feeds = program
    .command('feeds')
    .description('keys with which pharmacies send prices (docs/how-to/feed-stock.md)')
  feeds
    .command('add-key')
    .description('make a key, which is shown once')
    .option('--chain <code>', 'for all pharmacies of this chain')
    .option('--pharmacy <id>', 'for one pharmacy')
    .option('--label <text>', 'to tell keys apart')
    .action(({ chain, pharmacy, label }: { chain?: string; pharmacy?: string; label?: string }) =>
      withDatabase(async ({ database: { db }, clock }) => {
        if ((chain === undefined) === (pharmacy === undefined))
          throw new StartupProblem('give either --chain or --pharmacy')
        const scope = chain === undefined ? { pharmacy: pharmacy ?? '' } : { chain }
        const added = await addFeedKey(scope, label ?? null, { db, clock })
        if (!added)
          throw new StartupProblem(`there is no ${chain === undefined ? 'pharmacy' : 'chain'} with this code`)
        console.log(`Key ${added.id}, shown only now:\n${added.key}`)
      }),
    )
  feeds
    .command('list')
    .description('all keys, without their secrets')
    .action(() =>
      withDatabase(async ({ database: { db } }) => {
        const keys = await listFeedKeys(db)
        if (keys.length === 0) console.log('There are no keys.')
        for (const { id, chain, pharmacy, label, createdAt, revokedAt, lastSequence } of keys) {
          const whose = chain === null ? `pharmacy ${pharmacy}` : `chain ${chain}`
          const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : `since ${createdAt.toISOString()}`
          const last = lastSequence === null ? 'no feed yet' : `last feed ${lastSequence}`
          console.log([String(id), whose, label, state, last].filter(Boolean).join(', '))
        }
      }),
    )
  feeds
    .command('revoke')
    .argument('<number>', 'of the key, as listed', keyNumber)
    .description('take a key back; the next feed with it is refused')
    .action((id: number) =>
      withDatabase(async ({ database: { db }, clock }) => {
        if (!(await revokeFeedKey(id, { db, clock }))) throw new StartupProblem('there is no such key in use')
        console.log(`Key ${id} is revoked.`)
      }),
    )
}

function keyNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a number of the list.')
  return Number(text)
}

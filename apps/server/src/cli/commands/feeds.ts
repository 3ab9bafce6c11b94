import { Argument, type Command, InvalidArgumentError } from 'commander'
import {
  addFeedKey,
  type KeyOwner,
  keyOwners,
  listFeedKeys,
  revokeFeedKey,
} from '../../modules/feeds/public.ts'
import { forgetTypicalPrices } from '../../modules/stock/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'

export function feedsCommand(program: Command): void {
  const feeds = program
    .command('feeds')
    .description(
      'keys with which pharmacies, organisations and coverers send feeds (docs/how-to/send-feeds.md)',
    )
  feeds
    .command('add-key')
    .addArgument(new Argument('<whose>', 'who sends and reads with the key').choices(keyOwners))
    .argument('<code>', 'of the chain, pharmacy, organisation or programme')
    .description('make a key, which is shown once')
    .option('--label <text>', 'to tell keys apart')
    .action((kind: KeyOwner, code: string, { label }: { label?: string }) =>
      withDatabase(async ({ database: { db }, clock }) => {
        const added = await addFeedKey({ kind, code }, label ?? null, { db, clock })
        if (!added) throw new StartupProblem(`there is no ${kind} with this code`)
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
        for (const { id, owner, code, label, createdAt, revokedAt, last } of keys) {
          const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : `since ${createdAt.toISOString()}`
          const sent = last.length === 0 ? 'no feed yet' : `last feed ${last.join(', ')}`
          console.log([String(id), `${owner} ${code}`, label, state, sent].filter(Boolean).join(', '))
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
  feeds
    .command('forget-typical-prices')
    .description(
      'no price is held back for what its pack cost before: use it where right prices are held back',
    )
    .option('--pack <code>', 'of one pack only, by its id in the register')
    .action(({ pack }: { pack?: string }) =>
      withDatabase(async ({ database: { db }, clock }) => {
        const packs = await forgetTypicalPrices(db, pack ?? null, clock.now())
        if (packs === null) throw new StartupProblem('there is no such pack')
        console.log(`Typical prices of ${packs} ${packs === 1 ? 'pack' : 'packs'} are forgotten.`)
      }),
    )
}

function keyNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a number of the list.')
  return Number(text)
}

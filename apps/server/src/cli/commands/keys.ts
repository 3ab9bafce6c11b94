import type { Command } from 'commander'
import { rotateSigningKeys } from '../../modules/identity/public.ts'
import { readSecret } from '../../platform/lifecycle/secret.ts'
import { withDatabase } from '../with-database.ts'

export function keysCommand(program: Command): void {
  program
    .command('keys')
    .description('the keys that sign identity tokens; servers rotate them by themselves every 30 days')
    .command('rotate')
    .description(
      'make a new key, which signs within minutes; what the former one signed stays good until it ends',
    )
    .option(
      '--revoke',
      'keys may have been stolen: forget them, so that all clients refresh within a minute',
      false,
    )
    .action(({ revoke }: { revoke: boolean }) =>
      withDatabase(async ({ config, database, clock }) => {
        const secret = readSecret(config.secret, config.dataDir)
        await rotateSigningKeys(revoke ? 'revoking' : 'now', { database, clock, secret })
        console.log(
          revoke ? 'Former keys are forgotten; a new one signs.' : 'A new key signs in five minutes.',
        )
      }),
    )
}

import type { Command } from 'commander'
import { rotateSigningKeys } from '../../modules/identity/public.ts'
import { servicesFor } from '../services-for.ts'
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
      withDatabase(async context => {
        await rotateSigningKeys(revoke ? 'revoking' : 'now', await servicesFor(context))
        console.log(
          revoke ? 'Former keys are forgotten; a new one signs.' : 'A new key signs in five minutes.',
        )
      }),
    )
}

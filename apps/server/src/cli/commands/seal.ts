import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { beginSealing } from '../../platform/sealing/sealing.ts'
import { resealAtRest } from '../../reseal-at-rest.ts'
import { servicesFor } from '../services-for.ts'
import { withDatabase } from '../with-database.ts'

export function sealCommand(program: Command): void {
  program
    .command('seal')
    .description(
      'seal what lies at rest (docs/decisions/0058): once no server runs a release before this one, which then do not start any more',
    )
    .option('--former-secret-file <file>', 'also what was sealed by the VIZIT_SECRET that was replaced')
    .action(({ formerSecretFile: file }: { formerSecretFile?: string }) =>
      withDatabase(async context => {
        const { database, clock, secret } = await servicesFor(context)
        const formerSecret = file === undefined ? undefined : readFileSync(file, 'utf8').trim()
        await beginSealing(database.db, clock.now())
        const sealed = Object.entries(await resealAtRest(database, { secret, formerSecret }))
        console.log(`Sealed: ${sealed.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`)
        console.log(
          'What servers wrote in clear in these seconds is sealed at night, or by the next vizit seal.',
        )
      }),
    )
}

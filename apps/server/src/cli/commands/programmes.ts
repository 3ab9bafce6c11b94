import type { Command } from 'commander'
import { readMissedInsurers } from '../../modules/programmes/public.ts'
import { withDatabase } from '../with-database.ts'

export function programmesCommand(program: Command): void {
  const programmes = program.command('programmes').description('programmes of employers and insurers')
  programmes
    .command('requests')
    .description('insurers and employers that people asked for, the most wanted first')
    .action(() =>
      withDatabase(async ({ database: { db } }) => {
        const missed = await readMissedInsurers(db)
        if (missed.length === 0) console.log('Nobody has asked for an insurer.')
        for (const { company, employer, requests, lastAskedAt } of missed)
          console.log([requests, company, employer ?? '—', lastAskedAt.toISOString()].join('\t'))
      }),
    )
}

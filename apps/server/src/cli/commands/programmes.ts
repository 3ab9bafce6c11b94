import type { Command } from 'commander'
import { readMissedInsurers, switchProgramme } from '../../modules/programmes/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'

const switches = [
  {
    name: 'deactivate',
    isActive: false,
    description:
      'switch it off: it covers nobody and cannot be linked (docs/how-to/switch-off-a-programme.md)',
    done: 'Switched off: it covers nobody. Visits that are booked with it stay.',
    already: 'It was switched off already.',
  },
  {
    name: 'activate',
    isActive: true,
    description: 'switch it on again',
    done: 'Switched on: it covers its members again.',
    already: 'It was switched on already.',
  },
]

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
          console.log([requests, company ?? '—', employer ?? '—', lastAskedAt.toISOString()].join('\t'))
      }),
    )
  for (const { name, isActive, description, done, already } of switches) {
    programmes
      .command(name)
      .argument('<code>', 'of the programme')
      .description(description)
      .action((code: string) =>
        withDatabase(async ({ database: { db }, clock, changes }) => {
          const outcome = await switchProgramme(code, isActive, { db, clock, changes })
          if (outcome === 'unknown-programme') throw new StartupProblem(`there is no programme ${code}`)
          console.log(outcome === 'same' ? already : done)
        }),
      )
  }
}

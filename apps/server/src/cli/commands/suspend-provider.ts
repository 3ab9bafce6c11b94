import type { Command } from 'commander'
import { suspendProvider } from '../../modules/catalogue/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { withDatabase } from '../with-database.ts'

const commands = [
  {
    name: 'suspend',
    isActive: false,
    description: 'make its account inactive: nothing new is booked there, and no list names it',
    done: 'Suspended: nothing new is booked there. Visits that are planned stay.',
    already: 'It was suspended already.',
  },
  {
    name: 'resume',
    isActive: true,
    description: 'make its account active again',
    done: 'Resumed: its time is offered again.',
    already: 'It was active already.',
  },
]

/** Commands that suspend and resume a medical organisation (docs/how-to/suspend-a-clinic.md). */
export function suspendProviderCommands(provider: Command): void {
  for (const { name, isActive, description, done, already } of commands) {
    provider
      .command(name)
      .argument('<code>', 'of the organisation')
      .description(description)
      .action((code: string) =>
        withDatabase(async ({ database, clock }) => {
          const outcome = await suspendProvider(code, isActive, { db: database.db, clock })
          if (outcome === 'unknown-provider') throw new StartupProblem(`there is no organisation ${code}`)
          console.log(outcome === 'same' ? already : done)
        }),
      )
  }
}

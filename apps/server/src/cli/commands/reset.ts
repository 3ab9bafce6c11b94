import type { Command } from 'commander'
import { prepare } from '../../background.ts'
import { readConfig } from '../../config.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { dataOwner } from '../../platform/lifecycle/data-lock.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { createLogger } from '../../platform/observability/logger.ts'
import { ALWAYS_SEALED } from '../../platform/sealing/sealing.ts'
import { createServices } from '../../services.ts'
import { servicesOfConfig } from '../../services-of-config.ts'
import { withDatabase } from '../with-database.ts'

export function resetCommand(program: Command): void {
  program
    .command('reset')
    .description('throw all data away and start afresh (never in production)')
    .action(async () => {
      refuseHarm()
      await withDatabase(
        async ({ config, ...context }) => {
          const { database } = context
          await database.pool.query(
            'drop schema if exists jobs cascade; drop schema public cascade; create schema public',
          )
          await migrate(database.pool)
          const log = createLogger('warn')
          await prepare(
            createServices({ ...servicesOfConfig(config), ...context, log, sealing: ALWAYS_SEALED }),
          )
        },
        { migrated: false },
      )
      console.log('The database is fresh.')
    })
}

function refuseHarm(): void {
  const { production, databaseUrl, dataDir } = readConfig()
  if (production) throw new StartupProblem('reset is refused under NODE_ENV=production')
  const owner = databaseUrl ? undefined : dataOwner(dataDir)
  if (owner) throw new StartupProblem(`a server (pid ${owner.pid}) uses the database: stop it first`)
}

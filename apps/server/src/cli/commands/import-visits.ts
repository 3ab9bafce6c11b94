import type { Command } from 'commander'
import { describeVisitsImport, importVisits } from '../../modules/registry-visits/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'
import { servicesFor } from '../services-for.ts'

export function importVisitsCommand(group: Command): void {
  importCommand(group, {
    name: 'visits',
    description:
      'bring in the visits that a registry took by phone, or up to date (docs/how-to/import-visits.md)',
    inputs: [{ name: 'folder', description: 'the folder with visits.csv' }],
    bringIn: async ([folder], context, { checkOnly }) => {
      const { database, notifications, ...services } = await servicesFor(context)
      const { outboxRow } = notifications
      return importVisits(
        folder,
        { ...services, db: database.db, outboxRow },
        { checkOnly, progress: printProgress },
      )
    },
    describe: describeVisitsImport,
  })
}

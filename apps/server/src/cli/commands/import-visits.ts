import type { Command } from 'commander'
import { describeVisitsImport, importVisits } from '../../modules/registry-visits/public.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { importCommand } from '../import-command.ts'
import { writtenMessages } from '../written-messages.ts'

export function importVisitsCommand(group: Command): void {
  importCommand(group, {
    name: 'visits',
    description:
      'bring in the visits that a registry took by phone, or up to date (docs/how-to/import-visits.md)',
    files: 'visits.csv',
    bringIn: (folder, context, options) => {
      const { outboxRow } = writtenMessages(context)
      const { db } = context.database
      const { publicUrl } = context.config
      return importVisits(folder, { db, clock, outboxRow, publicUrl }, options)
    },
    describe: describeVisitsImport,
  })
}

import type { Command } from 'commander'
import { accountsOf } from '../../modules/family/public.ts'
import { describeVisitsImport, importVisits } from '../../modules/registry-visits/public.ts'
import { createChanges } from '../../platform/changes/create-changes.ts'
import { importCommand } from '../import-command.ts'
import { writtenMessages } from '../written-messages.ts'

export function importVisitsCommand(group: Command): void {
  importCommand(group, {
    name: 'visits',
    description:
      'bring in the visits that a registry took by phone, or up to date (docs/how-to/import-visits.md)',
    files: 'visits.csv',
    bringIn: async (folder, context, options) => {
      const { outboxRow } = await writtenMessages(context)
      const { database, clock } = context
      const { db } = database
      const changes = createChanges({ database, accountsOf: profileIds => accountsOf(db, profileIds) })
      const { publicUrl } = context.config
      const result = await importVisits(folder, { db, clock, outboxRow, changes, publicUrl }, options)
      // What was told is sent before the command ends.
      await changes.end()
      return result
    },
    describe: describeVisitsImport,
  })
}

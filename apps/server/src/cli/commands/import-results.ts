import type { Command } from 'commander'
import { documentKeys } from '../../modules/documents/public.ts'
import { accountsOf } from '../../modules/family/public.ts'
import { describeResultsImport, importResults } from '../../modules/results-import/public.ts'
import { createChanges } from '../../platform/changes/create-changes.ts'
import { readSecret } from '../../platform/lifecycle/secret.ts'
import { importCommand } from '../import-command.ts'
import { writtenMessages } from '../written-messages.ts'

export function importResultsCommand(group: Command): void {
  importCommand(group, {
    name: 'results',
    description: 'bring in tests, reports and their files, or up to date (docs/how-to/import-results.md)',
    files: 'patients.csv, results.csv, values.csv and the PDFs',
    bringIn: async (folder, context, options) => {
      const { config, database, clock } = context
      const { db } = database
      const changes = createChanges({ database, accountsOf: profileIds => accountsOf(db, profileIds) })
      const { tellAccount } = await writtenMessages(context)
      const documentKey = documentKeys(readSecret(config.secret, config.dataDir)).document
      const { publicUrl } = config
      const deps = { db, clock, documentKey, tellAccount, changes, publicUrl }
      const result = await importResults(folder, deps, options)
      // What was told is sent before the command ends.
      await changes.end()
      return result
    },
    describe: describeResultsImport,
  })
}

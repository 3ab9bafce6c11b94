import type { Command } from 'commander'
import { describeResultsImport, importResults } from '../../modules/results-import/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'
import { servicesFor } from '../services-for.ts'

export function importResultsCommand(group: Command): void {
  importCommand(group, {
    name: 'results',
    description: 'bring in tests, reports and their files, or up to date (docs/how-to/import-results.md)',
    inputs: [
      {
        name: 'folder',
        description: 'the folder with patients.csv, results.csv, values.csv, prescriptions.csv and the PDFs',
      },
    ],
    bringIn: async ([folder], context, { checkOnly }) => {
      const { database, notifications, keys, ...services } = await servicesFor(context)
      const { notifyAccount } = notifications
      const deps = { ...services, db: database.db, documentKey: keys.documents.document, notifyAccount }
      return importResults(folder, deps, { checkOnly, progress: printProgress })
    },
    describe: describeResultsImport,
  })
}

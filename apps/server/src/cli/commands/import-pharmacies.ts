import type { Command } from 'commander'
import { describePharmaciesImport, importPharmacies } from '../../modules/drugs-import/public.ts'
import { loadReferenceData } from '../../modules/reference-data/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'
import { removeMissing } from '../remove-missing.ts'

export function importPharmaciesCommand(group: Command): void {
  importCommand(group, {
    name: 'pharmacies',
    description: 'bring in all pharmacies, or up to date (docs/how-to/import-pharmacies.md)',
    inputs: [{ name: 'file', description: 'the CSV file of all pharmacies' }],
    options: [removeMissing()],
    bringIn: async ([file], { database: { db }, clock }, { checkOnly, own }) => {
      await loadReferenceData(db)
      return importPharmacies(
        file,
        { db, clock, progress: printProgress },
        { checkOnly, removeMissing: own.removeMissing === true },
      )
    },
    describe: describePharmaciesImport,
  })
}

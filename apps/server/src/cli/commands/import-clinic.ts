import type { Command } from 'commander'
import { describeImport, importClinic } from '../../modules/clinic-import/public.ts'
import { loadReferenceData } from '../../modules/reference-data/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'
import { removeMissing } from '../remove-missing.ts'

export function importClinicCommand(group: Command): void {
  importCommand(group, {
    name: 'clinic',
    description:
      'bring a clinic in from its folder of CSV files, or up to date (docs/how-to/import-a-clinic.md)',
    inputs: [{ name: 'folder', description: 'the folder with clinic.csv, branches.csv, doctors.csv …' }],
    options: [removeMissing()],
    bringIn: async ([folder], { config: { production }, database: { db }, clock }, { checkOnly, own }) => {
      await loadReferenceData(db)
      return importClinic(
        folder,
        { db, clock, production, progress: printProgress },
        { checkOnly, removeMissing: own.removeMissing === true },
      )
    },
    describe: describeImport,
  })
}

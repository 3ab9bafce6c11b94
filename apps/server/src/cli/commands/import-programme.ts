import type { Command } from 'commander'
import { describeProgrammeImport, importProgramme } from '../../modules/programmes-import/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'
import { removeMissing } from '../remove-missing.ts'
import { servicesFor } from '../services-for.ts'

export function importProgrammeCommand(group: Command): void {
  importCommand(group, {
    name: 'programme',
    description:
      'bring in a programme of an employer or insurer, or up to date (docs/how-to/import-a-programme.md)',
    inputs: [
      {
        name: 'folder',
        description: 'the folder with programme.csv, contracts.csv, covered.csv, members.csv …',
      },
    ],
    options: [removeMissing()],
    bringIn: async ([folder], context, { checkOnly, own }) => {
      const { database, clock, keys, coverageEnds: ends } = await servicesFor(context)
      return importProgramme(
        folder,
        { db: database.db, clock, keys: keys.programmes, ends },
        { checkOnly, removeMissing: own.removeMissing === true, progress: printProgress },
      )
    },
    describe: describeProgrammeImport,
  })
}

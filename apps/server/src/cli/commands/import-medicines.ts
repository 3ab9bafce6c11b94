import { type CivilDate, isCivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { describeMedicinesImport, importMedicines } from '../../modules/drugs-import/public.ts'
import { loadReferenceData } from '../../modules/reference-data/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'
import { removeMissing } from '../remove-missing.ts'

export function importMedicinesCommand(group: Command): void {
  importCommand(group, {
    name: 'medicines',
    description: 'bring in the register of medicines, or up to date (docs/how-to/import-medicines.md)',
    inputs: [
      { name: 'drugs.csv', description: 'the medicines' },
      { name: 'packs.csv', description: 'their presentations' },
    ],
    options: [
      new Option('--source <name>', 'of the register, for the pages of medicines'),
      new Option('--as-of <date>', 'of the register, such as 2026-11-01; today if not given').argParser(
        civilDate,
      ),
      removeMissing(),
    ],
    bringIn: async ([drugs, packs], { database: { db }, clock }, { checkOnly, own }) => {
      await loadReferenceData(db)
      const source = typeof own.source === 'string' ? own.source : null
      const asOf = typeof own.asOf === 'string' ? own.asOf : null
      return importMedicines(
        { drugs, packs },
        { db, clock, progress: printProgress },
        { checkOnly, source, asOf, removeMissing: own.removeMissing === true },
      )
    },
    describe: describeMedicinesImport,
  })
}

function civilDate(text: string): CivilDate {
  if (!isCivilDate(text)) throw new InvalidArgumentError('Expected a date such as 2026-11-01.')
  return text
}

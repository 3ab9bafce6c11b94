import { type Language, languages } from '@vizit/i18n/language.ts'
import { type Command, Option } from 'commander'
import { describeImport, importClinic } from '../../modules/clinic-import/public.ts'
import { loadReferenceData } from '../../modules/reference-data/public.ts'
import { systemClock } from '../../platform/clock.ts'
import { withDatabase } from '../with-database.ts'

interface Options {
  check?: true
  language: Language
}

/** Ends with 0 when the clinic is in (or would be, with --check), and with 2 when its files have errors. */
const REFUSED = 2

export function importClinicCommand(group: Command): void {
  group
    .command('clinic')
    .description(
      'bring a clinic in from its folder of CSV files, or up to date (docs/how-to/import-a-clinic.md)',
    )
    .argument('<folder>', 'the folder with clinic.csv, branches.csv, doctors.csv …')
    .option('--check', 'only look for errors')
    .addOption(new Option('--language <language>', 'of what is printed').choices(languages).default('ru'))
    .action((folder: string, options: Options) =>
      withDatabase(async ({ database }) => {
        await loadReferenceData(database.db)
        const deps = { db: database.db, clock: systemClock }
        const result = await importClinic(folder, deps, { checkOnly: options.check ?? false })
        const print = result.outcome === 'refused' ? console.error : console.log
        for (const line of describeImport(result, options.language)) print(line)
        if (result.outcome === 'refused') process.exitCode = REFUSED
      }),
    )
}

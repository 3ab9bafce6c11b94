import { type Language, languages } from '@vizit/i18n/language.ts'
import { type Command, Option } from 'commander'
import { outboxRow } from '../../modules/notifications/public.ts'
import { describeVisitsImport, importVisits } from '../../modules/registry-visits/public.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { readSecret } from '../../platform/lifecycle/secret.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { withDatabase } from '../with-database.ts'

interface Options {
  check?: true
  language: Language
}

/** Ends with 0 when the visits are in (or would be, with --check), and with 2 when their file has errors. */
const REFUSED = 2

export function importVisitsCommand(group: Command): void {
  group
    .command('visits')
    .description(
      'bring in the visits that a registry took by phone, or up to date (docs/how-to/import-visits.md)',
    )
    .argument('<folder>', 'the folder with visits.csv')
    .option('--check', 'only look for errors')
    .addOption(new Option('--language <language>', 'of what is printed').choices(languages).default('ru'))
    .action((folder: string, options: Options) =>
      withDatabase(async ({ config, database }) => {
        const key = deriveKey(readSecret(config.secret, config.dataDir), 'outbox')
        const deps = {
          db: database.db,
          clock,
          outboxRow: (message: Parameters<typeof outboxRow>[1]) => outboxRow(key, message, clock.now()),
          publicUrl: config.publicUrl,
        }
        const result = await importVisits(folder, deps, { checkOnly: options.check ?? false })
        const print = result.outcome === 'refused' ? console.error : console.log
        for (const line of describeVisitsImport(result, options.language)) print(line)
        if (result.outcome === 'refused') process.exitCode = REFUSED
      }),
    )
}

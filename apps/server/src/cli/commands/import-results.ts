import { type Language, languages } from '@vizit/i18n/language.ts'
import { type Command, Option } from 'commander'
import { documentKeys } from '../../modules/documents/public.ts'
import { accountsOf } from '../../modules/family/public.ts'
import { createNotifications } from '../../modules/notifications/notifications.ts'
import { describeResultsImport, importResults } from '../../modules/results-import/public.ts'
import { createChanges } from '../../platform/changes/create-changes.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { readSecret } from '../../platform/lifecycle/secret.ts'
import { withDatabase } from '../with-database.ts'

interface Options {
  check?: true
  language: Language
}

/** Ends with 0 when the results are in (or would be, with --check), and with 2 when the folder has errors. */
const REFUSED = 2

export function importResultsCommand(group: Command): void {
  group
    .command('results')
    .description('bring in tests, reports and their files, or up to date (docs/how-to/import-results.md)')
    .argument('<folder>', 'the folder with patients.csv, results.csv, values.csv and the PDFs')
    .option('--check', 'only look for errors')
    .addOption(new Option('--language <language>', 'of what is printed').choices(languages).default('ru'))
    .action((folder: string, options: Options) =>
      withDatabase(async ({ config, database }) => {
        const secret = readSecret(config.secret, config.dataDir)
        const changes = createChanges({
          database,
          accountsOf: profileIds => accountsOf(database.db, profileIds),
        })
        // Messages are only written here: the running server sends them.
        const { tellAccount } = createNotifications({
          ...{ database, clock, secret, gateways: { kind: 'inbox' } },
          log: { error: () => undefined },
        })
        const documentKey = documentKeys(secret).document
        const { publicUrl } = config
        const deps = { db: database.db, clock, documentKey, tellAccount, changes, publicUrl }
        const result = await importResults(folder, deps, { checkOnly: options.check ?? false })
        // What was told is sent before the command ends.
        await changes.end()
        const print = result.outcome === 'refused' ? console.error : console.log
        for (const line of describeResultsImport(result, options.language)) print(line)
        if (result.outcome === 'refused') process.exitCode = REFUSED
      }),
    )
}

import { type Language, languages } from '@vizit/i18n/language.ts'
import { type Command, Option } from 'commander'
import { refreshStatistics } from '../platform/database/refresh-statistics.ts'
import { type CommandContext, withDatabase } from './with-database.ts'

interface Options {
  readonly check?: boolean
  readonly language: Language
}

interface Import<Result> {
  readonly name: string
  readonly description: string
  /** The contents of the folder, for the help text. */
  readonly files: string
  writeClinic(folder: string, context: CommandContext, options: { checkOnly: boolean }): Promise<Result>
  describe(result: Result, language: Language): readonly string[]
}

/** Exit code if the files have errors; 0 if everything was imported (or could be, with --check). */
const REFUSED = 2

/** `vizit import <name> <folder>`: imports a folder, or only checks it, and prints the result. */
export function importCommand<Result extends { readonly outcome: 'refused' | 'checked' | 'imported' }>(
  group: Command,
  { name, description, files, writeClinic, describe }: Import<Result>,
): void {
  group
    .command(name)
    .description(description)
    .argument('<folder>', `the folder with ${files}`)
    .option('--check', 'only look for errors')
    .addOption(new Option('--language <language>', 'of what is printed').choices(languages).default('ru'))
    .action((folder: string, { check: checkOnly = false, language }: Options) =>
      withDatabase(async context => {
        const result = await writeClinic(folder, context, { checkOnly })
        if (result.outcome === 'imported') await refreshStatistics(context.database.db)
        const isRefused = result.outcome === 'refused'
        const print = isRefused ? console.error : console.log
        for (const line of describe(result, language)) print(line)
        if (isRefused) process.exitCode = REFUSED
      }),
    )
}

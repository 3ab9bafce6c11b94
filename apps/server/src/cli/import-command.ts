import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import { type Language, languages } from '@vizit/i18n/language.ts'
import { type Command, Option } from 'commander'
import { type Problem, problemsAsLines } from '../modules/clinic-import/public.ts'
import { refreshStatistics } from '../platform/database/refresh-statistics.ts'
import { type CommandContext, withDatabase } from './with-database.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** An argument of the command: a folder or a file. */
interface Input {
  readonly name: string
  readonly description: string
}

export interface ImportOptions {
  readonly checkOnly: boolean
  /** The values of the command's own options, by their names. */
  readonly own: Readonly<Record<string, string | boolean | undefined>>
}

interface Import<Inputs extends readonly Input[], Result> {
  readonly name: string
  readonly description: string
  readonly inputs: Inputs
  /** Options besides --check and --language. */
  readonly options?: readonly Option[]
  bringIn(
    paths: { readonly [At in keyof Inputs]: string },
    context: CommandContext,
    options: ImportOptions,
  ): Promise<Result>
  describe(result: Result, language: Language): readonly string[]
}

/** Exit code if the files have errors; 0 if everything was imported (or could be, with --check). */
const REFUSED = 2

/** `vizit import <name> …`: imports a folder or files, or only checks them, and prints the result. */
export function importCommand<
  const Inputs extends readonly Input[],
  Result extends { readonly outcome: 'refused' | 'checked' | 'imported' },
>(
  group: Command,
  { name, description, inputs, options = [], bringIn, describe }: Import<Inputs, Result>,
): void {
  const command = group.command(name).description(description)
  for (const input of inputs) command.argument(`<${input.name}>`, input.description)
  command
    .option('--check', 'only look for errors')
    .option('--problems <file>', 'write all errors into this file, a line of JSON for each')
    .addOption(new Option('--language <language>', 'of what is printed').choices(languages).default('ru'))
  for (const option of options) command.addOption(option)
  command.action(async () => {
    const paths = command.args as unknown as { readonly [At in keyof Inputs]: string }
    const {
      check = false,
      problems: problemsFile,
      language,
      ...own
    } = command.opts<{ check?: boolean; problems?: string; language: Language }>()
    await withDatabase(async context => {
      const result = await bringIn(paths, context, { checkOnly: check, own })
      if (result.outcome === 'imported') await refreshStatistics(context.database.db)
      const isRefused = result.outcome === 'refused'
      const print = isRefused ? console.error : console.log
      for (const line of describe(result, language)) print(line)
      if (!isRefused) return
      process.exitCode = REFUSED
      if (problemsFile !== undefined) await writeProblems(problemsFile, problemsOf(result), language)
    })
  })
}

/** Of an import that tells them one by one. */
const problemsOf = (result: object): readonly Problem[] =>
  'problems' in result && Array.isArray(result.problems) ? result.problems : []

async function writeProblems(path: string, problems: readonly Problem[], language: Language): Promise<void> {
  const lines = problemsAsLines(problems, clinicImportTexts(language))
  await writeFileAtomically(
    path,
    write => write(lines.join('')),
    () => true,
  )
}

import { isCivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Command, InvalidArgumentError } from 'commander'
import { type ExportRequest, exportVisits } from '../../modules/registry-visits/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { operatorName } from '../operator-name.ts'
import { printWithBackpressure } from '../print-with-backpressure.ts'
import { servicesFor } from '../services-for.ts'
import { withDatabase } from '../with-database.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'

interface Options {
  readonly provider: string
  readonly from?: string
  readonly to?: string
  readonly file?: string
}

export function exportVisitsCommand(group: Command): void {
  group
    .command('visits')
    .description(
      'the visits of a clinic, as its registry may know them, as the file that `import visits` reads (docs/how-to/export-visits.md)',
    )
    .requiredOption('--provider <code>', 'of the organisation')
    .option('--from <date>', 'the first day of the visits, YYYY-MM-DD', civilDate)
    .option('--to <date>', 'the last day of the visits, YYYY-MM-DD', civilDate)
    .option('--file <file>', 'where to write it, readable by its owner only; else it is printed')
    .action(({ provider, from, to, file }: Options) =>
      exported({ provider, from: from ?? null, to: to ?? null, by: operatorName() }, file),
    )
}

async function exported(asked: ExportRequest, file: string | undefined): Promise<void> {
  const { from, to, provider } = asked
  if (from && to && from > to) throw new StartupProblem('--from must not be after --to')
  const result = await withDatabase(async context => {
    const { database, clock, keys } = await servicesFor(context)
    const noteKey = keys.guests.note
    const fill = (write: (text: string) => Promise<void>) =>
      exportVisits(asked, { ...database, clock, noteKey }, write)
    return file === undefined
      ? printWithBackpressure(fill)
      : writeFileAtomically(file, fill, ({ outcome }) => outcome === 'exported')
  })
  switch (result?.outcome) {
    case 'unknown-provider':
      throw new StartupProblem(`there is no organisation ${provider}`)
    case 'kept-elsewhere':
      throw new StartupProblem(`${provider} keeps its visits in a system of its own, which has them all`)
    case 'exported':
      // stdout may be the file, so messages go to stderr.
      console.error(`Visits: ${result.count}`)
  }
}

function civilDate(written: string): string {
  if (isCivilDate(written)) return written
  throw new InvalidArgumentError('expected a date such as 2026-12-25')
}

import { type Command, InvalidArgumentError } from 'commander'
import { signDecisions, statementKey } from '../../modules/invoices/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { servicesFor } from '../services-for.ts'
import { withDatabase } from '../with-database.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'

interface Options {
  readonly provider?: string
  readonly programme?: string
  readonly after: number
  readonly file?: string
}

export function exportInvoiceDecisionsCommand(group: Command): void {
  group
    .command('invoice-decisions')
    .description(
      'what patients said of invoices, as a signed file for an organisation or a coverer (docs/how-to/import-invoices.md)',
    )
    .option('--provider <code>', 'of the organisation')
    .option('--programme <code>', 'of the programme')
    .option('--after <number>', 'of the last decision that is known already', number, 0)
    .option('--file <file>', 'where to write it, readable by its owner only; else it is printed')
    .action(exported)
  group
    .command('invoice-key')
    .description('the public key (JWK) with which those files are checked')
    .option('--file <file>', 'where to write it; else it is printed')
    .action(({ file }: Pick<Options, 'file'>) =>
      withDatabase(async context => {
        const { publicJwk } = await statementKey((await servicesFor(context)).secret)
        await put(JSON.stringify(publicJwk), file)
      }),
    )
}

async function exported({ provider, programme, after, file: path }: Options): Promise<void> {
  if ((provider === undefined) === (programme === undefined))
    throw new StartupProblem('give either --provider or --programme')
  const of = {
    kind: provider === undefined ? 'programme' : 'provider',
    code: provider ?? programme ?? '',
  } as const
  const signed = await withDatabase(async context => signDecisions({ of, after }, await servicesFor(context)))
  if (!signed) throw new StartupProblem(`there is no ${of.kind} with this code`)
  const { file, count, last } = signed
  await put(file, path)
  // stdout may be the file, so messages go to stderr.
  console.error(`Decisions: ${count}, the last one: ${last}`)
}

async function put(text: string, path: string | undefined): Promise<void> {
  if (path === undefined) console.log(text)
  else
    await writeFileAtomically(
      path,
      write => write(text),
      () => true,
    )
}

function number(written: string): number {
  if (/^\d{1,12}$/.test(written)) return Number(written)
  throw new InvalidArgumentError('expected the number of a decision')
}

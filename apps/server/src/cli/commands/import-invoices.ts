import type { Command } from 'commander'
import { describeInvoicesImport, importInvoices } from '../../modules/invoices/public.ts'
import { importCommand } from '../import-command.ts'
import { operatorName } from '../operator-name.ts'
import { printProgress } from '../print-progress.ts'
import { servicesFor } from '../services-for.ts'

export function importInvoicesCommand(group: Command): void {
  importCommand(group, {
    name: 'invoices',
    description: 'bring in invoices for visits that programmes pay (docs/how-to/import-invoices.md)',
    inputs: [{ name: 'file', description: 'CSV, one line for each position' }],
    bringIn: async ([file], context, { checkOnly }) =>
      importInvoices(file, await servicesFor(context), {
        ...{ checkOnly, progress: printProgress },
        by: operatorName(),
      }),
    describe: describeInvoicesImport,
  })
}

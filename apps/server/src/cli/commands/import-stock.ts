import { type Command, Option } from 'commander'
import { describeStockImport, importStock } from '../../modules/stock/public.ts'
import { importCommand } from '../import-command.ts'
import { printProgress } from '../print-progress.ts'

export function importStockCommand(group: Command): void {
  importCommand(group, {
    name: 'stock',
    description: 'bring in what pharmacies have, and at which prices (docs/how-to/feed-stock.md)',
    inputs: [{ name: 'file', description: 'CSV or NDJSON, gzip if you like' }],
    options: [
      new Option('--delta', 'only changes; otherwise the file is all that its pharmacies have'),
      new Option(
        '--complete',
        'what the file does not name is gone, however many of its rows cannot be used',
      ).conflicts('delta'),
    ],
    bringIn: ([file], { database: { db }, clock }, { checkOnly, own }) =>
      importStock(
        file,
        { db, clock, progress: printProgress },
        { mode: own.delta === true ? 'delta' : 'full', isComplete: own.complete === true, checkOnly },
      ),
    describe: describeStockImport,
  })
}

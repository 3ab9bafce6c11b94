import type { Command } from 'commander'
import { describeTownCodesImport, importTownCodes } from '../../modules/drugs-import/public.ts'
import { importCommand } from '../import-command.ts'

export function importTownCodesCommand(group: Command): void {
  importCommand(group, {
    name: 'town-codes',
    description:
      'bring in how an outside service of drug prices calls towns (docs/how-to/ask-a-service-of-prices.md)',
    inputs: [{ name: 'file', description: 'CSV with town, tabletkaCode and tabletkaCodev3' }],
    bringIn: ([file], { database: { db } }, { checkOnly }) => importTownCodes(file, { db }, { checkOnly }),
    describe: describeTownCodesImport,
  })
}

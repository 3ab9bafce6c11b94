import type { Command } from 'commander'
import { describePackCodesImport, importPackCodes } from '../../modules/stock/public.ts'
import { importCommand } from '../import-command.ts'

export function importPackCodesCommand(group: Command): void {
  importCommand(group, {
    name: 'pack-codes',
    description:
      'bring in the codes under which feeds name packs: of chains, or EAN-13 (docs/how-to/feed-stock.md)',
    inputs: [{ name: 'file', description: 'CSV with code, pack and perhaps chain' }],
    bringIn: ([file], { database: { db } }, { checkOnly }) => importPackCodes(file, { db }, { checkOnly }),
    describe: describePackCodesImport,
  })
}

import { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { StartupProblem } from '../platform/lifecycle/startup-problem.ts'
import { accountsCommand } from './commands/accounts.ts'
import { demoAccountsCommand } from './commands/demo-accounts.ts'
import { dumpCommand } from './commands/dump.ts'
import { exportInvoiceDecisionsCommand } from './commands/export-invoice-decisions.ts'
import { exportVisitsCommand } from './commands/export-visits.ts'
import { feedsCommand } from './commands/feeds.ts'
import { importClinicCommand } from './commands/import-clinic.ts'
import { importInvoicesCommand } from './commands/import-invoices.ts'
import { importMedicinesCommand } from './commands/import-medicines.ts'
import { importPackCodesCommand } from './commands/import-pack-codes.ts'
import { importPharmaciesCommand } from './commands/import-pharmacies.ts'
import { importProgrammeCommand } from './commands/import-programme.ts'
import { importResultsCommand } from './commands/import-results.ts'
import { importStockCommand } from './commands/import-stock.ts'
import { importTownCodesCommand } from './commands/import-town-codes.ts'
import { importVisitsCommand } from './commands/import-visits.ts'
import { keysCommand } from './commands/keys.ts'
import { migrateCommand } from './commands/migrate.ts'
import { programmesCommand } from './commands/programmes.ts'
import { providerCommand } from './commands/provider.ts'
import { remoteConfigCommand } from './commands/remote-config.ts'
import { resetCommand } from './commands/reset.ts'
import { restoreCommand } from './commands/restore.ts'
import { reviewsCommand } from './commands/reviews.ts'
import { sealCommand } from './commands/seal.ts'
import { seedCommand } from './commands/seed.ts'

const program = new Command('vizit')
  .description('Operations on a Vizit: beside its running server, or without one')
  .version(packageJson.version)

migrateCommand(program)
demoAccountsCommand(program)
remoteConfigCommand(program)
accountsCommand(program)
resetCommand(program)
providerCommand(program)
reviewsCommand(program)
feedsCommand(program)
programmesCommand(program)
const imports = program.command('import').description('bring data in')
importClinicCommand(imports)
importVisitsCommand(imports)
importResultsCommand(imports)
importMedicinesCommand(imports)
importPharmaciesCommand(imports)
importPackCodesCommand(imports)
importStockCommand(imports)
importTownCodesCommand(imports)
importProgrammeCommand(imports)
importInvoicesCommand(imports)
const exports = program.command('export').description('hand data out')
exportVisitsCommand(exports)
exportInvoiceDecisionsCommand(exports)
dumpCommand(program)
restoreCommand(program)
seedCommand(program)
keysCommand(program)
sealCommand(program)

try {
  await program.parseAsync()
} catch (error) {
  // An operator's problem is one line; anything else is a bug and needs its stack.
  if (!(error instanceof StartupProblem)) throw error
  console.error(`vizit: ${error.message}`)
  process.exitCode = 1
}

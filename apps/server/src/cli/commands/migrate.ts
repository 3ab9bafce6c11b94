import type { Command } from 'commander'
import { withDatabase } from '../with-database.ts'

export function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version (the server does so at its start)')
    .action(() => withDatabase(async () => console.log('The database is up to date.')))
}

import type { Command } from 'commander'
import packageJson from '../../../package.json' with { type: 'json' }
import { dumpDatabase } from '../../platform/database/dump/dump-database.ts'
import { rowsIn } from '../../platform/database/dump/dump-format.ts'
import { knownSecret } from '../../platform/lifecycle/secret.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { secretFingerprint } from '../../platform/secret/secret-fingerprint.ts'
import { withConnection } from '../with-database.ts'
import { writeFileAtomically } from '../write-file-atomically.ts'

export function dumpCommand(program: Command): void {
  program
    .command('dump')
    .description(
      'write the whole database, as it is at one moment, into a file that `restore` reads; servers go on meanwhile (docs/how-to/back-up-and-restore.md)',
    )
    .argument(
      '<file>',
      'where to write it, readable by its owner only: it holds all that people have entrusted',
    )
    .option(
      '--with-secret',
      'also the secret, by which whoever reads the file opens what is sealed in it',
      false,
    )
    .action((file: string, { withSecret }: { withSecret: boolean }) => dump(file, withSecret))
}

async function dump(file: string, withSecret: boolean): Promise<void> {
  const trailer = await withConnection(({ config, client }) => {
    const secret = knownSecret(config.secret, config.dataDir)
    if (withSecret && !secret)
      throw new StartupProblem(
        `there is no secret: neither VIZIT_SECRET is set, nor is there one under ${config.dataDir}`,
      )
    const asked = {
      version: packageJson.version,
      secretFingerprint: secret ? secretFingerprint(secret) : null,
      ...(withSecret && secret ? { secret } : {}),
    }
    return writeFileAtomically(
      file,
      write => dumpDatabase(client, asked, write),
      () => true,
    )
  })
  console.log(`Dumped ${rowsIn(trailer)} rows of ${Object.keys(trailer.tables).length} tables into ${file}.`)
  if (!withSecret)
    console.log('The secret is not in it: keep VIZIT_SECRET, or the file secret of DATA_DIR, elsewhere.')
}

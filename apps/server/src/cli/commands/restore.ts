import type { Command } from 'commander'
import { type EndedState, endRestoredState } from '../../end-restored-state.ts'
import type { DatabaseClient } from '../../platform/database/database-client.ts'
import { rowsIn } from '../../platform/database/dump/dump-format.ts'
import { verifyDump } from '../../platform/database/dump/read-dump.ts'
import { restoreDatabase } from '../../platform/database/dump/restore-database.ts'
import { checkDumpSecret } from '../check-dump-secret.ts'
import { withConnection } from '../with-database.ts'

interface Options {
  readonly replace: boolean
  readonly sendWaiting: boolean
  readonly otherSecret: boolean
}

export function restoreCommand(program: Command): void {
  program
    .command('restore')
    .description(
      'put a dump into an empty database that no server uses, all of it or nothing (docs/how-to/back-up-and-restore.md)',
    )
    .argument('<file>', 'what `dump` has written')
    .option('--replace', 'throw away what the database holds', false)
    .option(
      '--send-waiting',
      'send the messages that waited at the moment of the dump: only if no server has run on that database since',
      false,
    )
    .option(
      '--other-secret',
      'although the secret of the dump is lost: what is sealed by it, such as medical documents and laboratory values, stays so for ever',
      false,
    )
    .action(restore)
}

async function restore(file: string, { replace, sendWaiting, otherSecret }: Options): Promise<void> {
  const dump = await verifyDump(file)
  const { takenAt } = dump.header
  const settled = await withConnection(async ({ config, client }) => {
    const secret = checkDumpSecret(dump, config, otherSecret)
    const ended: EndedState[] = []
    const settle = async (within: DatabaseClient) => {
      ended.push(await endRestoredState(within, { takenAt, sendWaiting }))
    }
    await restoreDatabase(client, dump, { replace, settle })
    secret.keep()
    return ended[0]
  })
  const tables = dump.header.tables.length
  console.log(`Restored ${rowsIn(dump.trailer)} rows of ${tables} tables, as they were at ${takenAt}.`)
  if (settled) printEnded(settled)
}

function printEnded({ sessions, messages, reminders, operations }: EndedState): void {
  console.log(`Ended: ${sessions} sessions; everybody signs in anew.`)
  if (messages + reminders + operations > 0)
    console.log(
      `Not sent again: ${messages} messages, ${reminders} reminders, ${operations} requests to clinics that waited then.`,
    )
}

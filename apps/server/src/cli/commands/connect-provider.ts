import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { type ConnectorKind, connectorKinds } from '../../modules/providers/connectors/connectors.ts'
import type { Credentials } from '../../modules/providers/connectors/http/connection-settings.ts'
import { assignScheduleByHand } from '../../modules/providers/remote/connection/assign-schedule-by-hand.ts'
import {
  type ConnectResult,
  connectClinic,
} from '../../modules/providers/remote/connection/connect-clinic.ts'
import { disconnectClinic } from '../../modules/providers/remote/connection/disconnect-clinic.ts'
import { showConnection } from '../../modules/providers/remote/connection/show-connection.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { servicesFor } from '../services-for.ts'
import { withDatabase } from '../with-database.ts'

interface Options {
  tokenFile?: string
  passwordFile?: string
  connector: ConnectorKind
  booking: 'appointment' | 'transaction'
}

/** Commands for organisations that keep their timetable in their own system. */
export function connectProviderCommands(provider: Command): void {
  provider
    .command('connect')
    .description(
      'have its timetable and visits kept by a system of its own (docs/how-to/connect-a-clinic.md)',
    )
    .argument('<code>', 'of the organisation, which was imported before')
    .argument('<address>', 'of the system, below which all lies that it is asked: https://clinic.by/fhir')
    .option('--token-file <file>', 'with the token that is sent to it (- for standard input)')
    .option('--password-file <file>', 'with user:password instead (- for standard input)')
    .addOption(
      new Option('--connector <kind>', 'what the system speaks: FHIR R4, or docs/clinic-rest-profile.md')
        .choices(connectorKinds)
        .default('fhir'),
    )
    .addOption(
      new Option(
        '--booking <how>',
        'of FHIR: appointment: the server keeps its timeslots; transaction: we mark them',
      )
        .choices(['appointment', 'transaction'])
        .default('appointment'),
    )
    .action((code: string, address: string, options: Options) =>
      withDatabase(async context => {
        const credentials = await readCredentials(options)
        const { providers, publicUrl } = await servicesFor(context)
        const { connector, booking } = options
        const asked = { providerCode: code, connector, address, credentials, booking }
        const connected = await connectClinic(asked, providers.remoteDeps)
        for (const line of described(connected, code, publicUrl)) console.log(line)
      }),
    )
  provider
    .command('disconnect')
    .description('keep its timetable here again; what its server has booked stays there')
    .argument('<code>', 'of the organisation')
    .action((code: string) =>
      withDatabase(async ({ database, clock }) => {
        const done = await disconnectClinic(database.db, code, clock.now())
        if (done.outcome === 'unknown-provider') throw notConnected(code)
        if (done.outcome === 'in-hand') {
          throw new StartupProblem(`${done.open} changes are being made there: try again in a minute`)
        }
        console.log('Disconnected: import its timetable to offer time again.')
      }),
    )
  provider
    .command('connection')
    .description('how its connection does')
    .argument('<code>', 'of the organisation')
    .action((code: string) =>
      withDatabase(async ({ database, clock }) => {
        const state = await showConnection(database.db, code, clock.now())
        if (!state) throw notConnected(code)
        console.log(JSON.stringify(state, null, 2))
      }),
    )
  provider
    .command('schedule')
    .description('say whose Schedule it is where its actors do not')
    .argument('<code>', 'of the organisation')
    .argument('<schedule>', 'its id at the server')
    .argument('<place>', 'doctor/branch or doctor/branch/speciality, by the codes of the import')
    .action((code: string, scheduleId: string, place: string) =>
      withDatabase(async ({ database }) => {
        const named = await assignScheduleByHand(database.db, { providerCode: code, scheduleId, place })
        if (named === 'unknown-provider') throw notConnected(code)
        if (named === 'unknown-place')
          throw new StartupProblem(`${place} is not one place of the organisation`)
        console.log('Its times are offered within a minute.')
      }),
    )
}

async function readCredentials({ tokenFile, passwordFile }: Options): Promise<Credentials> {
  if (tokenFile !== undefined) return { kind: 'bearer', token: await readLine(tokenFile) }
  if (passwordFile === undefined) return { kind: 'none' }
  const [user = '', ...password] = (await readLine(passwordFile)).split(':')
  return { kind: 'basic', user, password: password.join(':') }
}

const readLine = async (file: string) =>
  (file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')).trim()

function described(connected: ConnectResult, code: string, publicUrl: string): string[] {
  switch (connected.outcome) {
    case 'unknown-provider':
      throw new StartupProblem(`there is no organisation ${code}: import it first (vizit import clinic)`)
    case 'wrong-address':
      throw new StartupProblem(
        'the address must begin with https:// (http:// on this machine only), and be no more',
      )
    case 'no-answer':
      throw new StartupProblem(
        `the server gives no answer: ${connected.failure.failure} ${connected.failure.status ?? ''}`,
      )
    case 'another-language':
      throw new StartupProblem(`the server speaks ${connected.speaks}, not what was asked for`)
    case 'connected': {
      const unknown = connected.schedules.filter(({ assignmentId }) => assignmentId === null)
      return [
        `ConnectResult: ${connected.schedules.length - unknown.length} schedules are known, ${unknown.length} are not.`,
        ...unknown.map(
          ({ scheduleId }) =>
            `  schedule ${scheduleId}: vizit provider schedule ${code} ${scheduleId} <place>`,
        ),
        `Changes are told to ${publicUrl}/api/v2/public/providers/${code}/changes`,
        `with the secret ${connected.webhookSecret}`,
      ]
    }
  }
}

const notConnected = (code: string) => new StartupProblem(`${code} is no organisation with a connection`)

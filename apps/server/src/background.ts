import { civilDateOf, HOME_ZONE } from '@vizit/domain/time/minsk.ts'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { forgetExpiredKeys, forgetGuestHolds } from './modules/booking/public.ts'
import {
  createDemoLaboratory,
  type DemoLaboratory,
  leaveOutDemoSlots,
  seedDemo,
} from './modules/demo/public.ts'
import { documentKeys, forgetOldCodes } from './modules/documents/public.ts'
import { createFamily } from './modules/family/family.ts'
import { accountsOf, forgetOldAttempts, growUp } from './modules/family/public.ts'
import { forgetGuests } from './modules/guests/public.ts'
import { createNotifications } from './modules/notifications/notifications.ts'
import { createExports, type Exports } from './modules/profile/public.ts'
import { loadReferenceData } from './modules/reference-data/public.ts'
import { forgetReminders, quietHoursOf } from './modules/reminders/public.ts'
import { createRemoteConfig } from './modules/remote-config/remote-config.ts'
import { rollTimetable } from './modules/timetable/public.ts'
import { createChanges } from './platform/changes/create-changes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { RecurringJob } from './platform/jobs/jobs.ts'
import { readSecret } from './platform/lifecycle/secret.ts'
import type { Sealing } from './platform/sealing/sealing.ts'
import { resealAtRest } from './reseal-at-rest.ts'

export type BackgroundDeps = {
  database: Database
  clock: Clock
  config: Config
  log: Logger
  sealing: Sealing
}

/** What must be so before the first request is answered, in this order. */
export async function prepare(deps: BackgroundDeps): Promise<void> {
  const { database, clock, config, log } = deps
  await loadReferenceData(database.db)
  if (config.demo) {
    const result = await seedDemo({ db: database.db, clock })
    if (result.outcome === 'seeded') log.info(result.seeded, 'demo seeded')
  }
  await roll(deps)
  // A server that stood still over midnight: nobody keeps the rights of a parent over an adult until the next night.
  await childrenGrowUp(deps)
}

/** What recurs while a server runs. */
export function recurringJobs(deps: BackgroundDeps): RecurringJob[] {
  const nightly = { timeZone: HOME_ZONE }
  const exports = exportsOf(deps)
  const laboratory = deps.config.demo ? laboratoryOf(deps) : undefined
  return [
    ...(laboratory
      ? [{ ...nightly, name: 'demo-laboratory', cron: '* * * * *', run: laboratory.finish }]
      : []),
    { ...nightly, name: 'make-exports', cron: '* * * * *', run: () => exports.work() },
    // At night, and every hour after: an hour in which the database was away ends no childhood a day late.
    { ...nightly, name: 'grow-up', cron: '1 * * * *', run: () => childrenGrowUp(deps) },
    { ...nightly, name: 'roll-timetable', cron: '10 0 * * *', run: () => roll(deps) },
    { ...nightly, name: 'forget-old-attempts', cron: '25 3 * * *', run: () => forgetAttempts(deps) },
    { ...nightly, name: 'forget-guests', cron: '35 3 * * *', run: () => forgetOldGuests(deps) },
    { ...nightly, name: 'seal-at-rest', cron: '50 3 * * *', run: () => sealWhatIsClear(deps) },
    { ...nightly, name: 'forget-reminders', cron: '40 3 * * *', run: () => forgetOldReminders(deps) },
    { ...nightly, name: 'forget-expired-keys', cron: '20 3 * * *', run: () => forgetKeys(deps) },
  ]
}

async function roll({ database, clock, log }: BackgroundDeps): Promise<void> {
  const rolled = await rollTimetable(database.db, civilDateOf(clock.now()), leaveOutDemoSlots)
  log.info(rolled, 'timetables rolled')
}

/** Copies of data that the server that took the order did not come to make, and those whose hour is over. */
function exportsOf(deps: BackgroundDeps): Exports {
  const { database, clock, config, log } = deps
  const remoteConfig = createRemoteConfig({ database, clock, log })
  const accessLevels = async () => (await remoteConfig.read()).accessLevelsConfig
  const family = createFamily({ database, clock, accessLevels })
  const { publicUrl } = config
  return createExports({ database, clock, family, ...speaking(deps), log, publicUrl })
}

function laboratoryOf(deps: BackgroundDeps): DemoLaboratory {
  const { notifications, secret, changes } = speaking(deps)
  const documentKey = documentKeys(secret).document
  const { tellAccount } = notifications
  const { publicUrl } = deps.config
  return createDemoLaboratory({
    db: deps.database.db,
    clock: deps.clock,
    ...{ documentKey, tellAccount, changes, publicUrl },
  })
}

/** What tells people and open pages. Messages are only written here: the running app sends them. */
function speaking({ database, clock, config, log, sealing }: BackgroundDeps) {
  const secret = readSecret(config.secret, config.dataDir)
  const notifications = createNotifications({
    ...{ database, clock, secret, sealing, log },
    gateways: { kind: 'inbox' },
  })
  const changes = createChanges({ database, accountsOf: profileIds => accountsOf(database.db, profileIds) })
  return { secret, notifications, changes }
}

async function childrenGrowUp(deps: BackgroundDeps): Promise<void> {
  const { database, clock, log } = deps
  const { notifications } = speaking(deps)
  const remoteConfig = createRemoteConfig({ database, clock, log })
  const grown = await growUp({
    ...{ database, clock, notifications },
    quietHoursOf: async (db, accountId) => quietHoursOf(db, accountId, (await remoteConfig.read()).reminders),
  })
  log.info(grown, 'children grew up')
}

async function forgetAttempts({ database, clock }: BackgroundDeps): Promise<void> {
  await forgetOldAttempts(database, clock.now())
  await forgetOldCodes(database.db, clock.now())
}

async function forgetOldGuests({ database, clock, log }: BackgroundDeps): Promise<void> {
  log.info(await forgetGuests(database, clock.now()), 'guests forgotten')
}

async function forgetOldReminders({ database, clock, log }: BackgroundDeps): Promise<void> {
  log.info({ reminders: await forgetReminders(database.db, clock.now()) }, 'reminders forgotten')
}

/** What a server wrote in clear while the sealing began. */
async function sealWhatIsClear({ database, config, log, sealing }: BackgroundDeps): Promise<void> {
  if (!sealing.isOn()) return
  const secret = readSecret(config.secret, config.dataDir)
  log.info(await resealAtRest(database, { secret }), 'sealed at rest')
}

async function forgetKeys({ database, clock, log }: BackgroundDeps): Promise<void> {
  log.info({ keys: await forgetExpiredKeys(database, clock.now()) }, 'expired keys forgotten')
  await forgetGuestHolds(database.db, clock.now())
}

import { civilDateOf, HOME_ZONE } from '@vizit/domain/time/minsk.ts'
import { forgetExpiredKeys, forgetGuestHolds } from './modules/booking/public.ts'
import { leaveOutDemoSlots, seedDemo, seedDemoDrugs, seedDemoProgrammes } from './modules/demo/public.ts'
import { forgetOldCodes } from './modules/documents/public.ts'
import { comeOfAge, forgetOldAttempts } from './modules/family/public.ts'
import { forgetFeeds } from './modules/feeds/public.ts'
import { forgetGuests } from './modules/guests/public.ts'
import { forgetEnds, forgetRequests, forgetWhoLeft } from './modules/programmes/public.ts'
import { loadReferenceData } from './modules/reference-data/public.ts'
import { forgetReminders } from './modules/reminders/public.ts'
import { forgetReportAddresses } from './modules/reviews/public.ts'
import { rollTimetable } from './modules/timetable/public.ts'
import type { RecurringJob } from './platform/jobs/jobs.ts'
import { resealAtRest } from './reseal-at-rest.ts'
import type { Services } from './services.ts'

/** Work before the first request, in this order. */
export async function prepare(services: Services): Promise<void> {
  const { database, clock, isDemo, log, keys, coverageEnds: ends } = services
  await loadReferenceData(database.db)
  if (isDemo) {
    const result = await seedDemo({ db: database.db, clock })
    if (result.outcome === 'seeded') log.info(result.seeded, 'demo seeded')
    // Also into a demo of former days, whose prices are too old by now.
    await seedDemoDrugs({ db: database.db, clock })
    await seedDemoProgrammes({ db: database.db, clock, keys: keys.programmes, ends })
  }
  await roll(services)
  // A server may have been down over midnight: end parents' rights over new adults at once, not in the next night.
  await childrenGrowUp(services)
}

/** Tasks that repeat while a server runs. */
export function recurringJobs(services: Services): RecurringJob[] {
  const nightly = { timeZone: HOME_ZONE }
  const { database, clock, exports, isDemo, laboratory } = services
  return [
    ...(laboratory
      ? [{ ...nightly, name: 'demo-laboratory', cron: '* * * * *', run: laboratory.finish }]
      : []),
    ...(isDemo
      ? [
          {
            ...nightly,
            name: 'demo-prices',
            cron: '15 0,12 * * *',
            run: () => seedDemoDrugs({ db: database.db, clock }),
          },
        ]
      : []),
    { ...nightly, name: 'make-exports', cron: '* * * * *', run: () => exports.work() },
    // At night and every hour after, so that an hour without the database does not delay a coming of age by a
    // day.
    { ...nightly, name: 'grow-up', cron: '1 * * * *', run: () => childrenGrowUp(services) },
    { ...nightly, name: 'roll-timetable', cron: '10 0 * * *', run: () => roll(services) },
    { ...nightly, name: 'forget-old-attempts', cron: '25 3 * * *', run: () => forgetAttempts(services) },
    // After the night, so that the message is not held back by usual quiet hours.
    { ...nightly, name: 'tell-of-coverage-ends', cron: '5 9 * * *', run: () => tellOfCoverageEnds(services) },
    { ...nightly, name: 'forget-members', cron: '30 3 * * *', run: () => forgetMembers(services) },
    { ...nightly, name: 'forget-guests', cron: '35 3 * * *', run: () => forgetOldGuests(services) },
    { ...nightly, name: 'seal-at-rest', cron: '50 3 * * *', run: () => sealWhatIsClear(services) },
    { ...nightly, name: 'forget-reminders', cron: '40 3 * * *', run: () => forgetOldReminders(services) },
    { ...nightly, name: 'forget-expired-keys', cron: '20 3 * * *', run: () => forgetKeys(services) },
  ]
}

async function roll({ database, clock, log }: Services): Promise<void> {
  const rolled = await rollTimetable(database.db, civilDateOf(clock.now()), leaveOutDemoSlots)
  log.info(rolled, 'timetables rolled')
}

async function childrenGrowUp(services: Services): Promise<void> {
  services.log.info(await comeOfAge(services), 'children grew up')
}

async function forgetAttempts({ database, clock }: Services): Promise<void> {
  await forgetOldAttempts(database, clock.now())
  await forgetOldCodes(database.db, clock.now())
  await forgetRequests(database.db, clock.now())
}

/** Until nobody is left to be told. */
async function tellOfCoverageEnds({ coverageEnds, clock, notifications }: Services): Promise<void> {
  while (await coverageEnds.tellOfDates(clock.now())) notifications.nudge()
}

async function forgetMembers({ database, clock, log }: Services): Promise<void> {
  log.info({ members: await forgetWhoLeft(database.db, clock.now()) }, 'members who left forgotten')
  await forgetEnds(database.db, clock.now())
}

async function forgetOldGuests({ database, clock, log }: Services): Promise<void> {
  log.info(await forgetGuests(database, clock.now()), 'guests forgotten')
}

async function forgetOldReminders({ database, clock, log }: Services): Promise<void> {
  log.info({ reminders: await forgetReminders(database.db, clock.now()) }, 'reminders forgotten')
}

/** Encrypts what an older server wrote unencrypted while encryption was being switched on. */
async function sealWhatIsClear({ database, secret, log, sealing }: Services): Promise<void> {
  if (!sealing.isOn()) return
  log.info(await resealAtRest(database, { secret }), 'sealed at rest')
}

async function forgetKeys({ database, clock, log }: Services): Promise<void> {
  log.info({ keys: await forgetExpiredKeys(database, clock.now()) }, 'expired keys forgotten')
  await forgetGuestHolds(database.db, clock.now())
  await forgetReportAddresses(database.db, clock.now())
  log.info({ feeds: await forgetFeeds(database.db, clock.now()) }, 'answered feeds forgotten')
}

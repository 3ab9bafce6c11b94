import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { BookingDeps, HoldDeps } from './modules/booking/public.ts'
import { createFreeTimes, type FreeTimes } from './modules/catalogue/free-times.ts'
import {
  createDemoLaboratory,
  createDemoMembers,
  type DemoLaboratory,
  type DemoMembers,
  demoProviders,
} from './modules/demo/public.ts'
import { createReportsOf, documentKeys, type ReportsOf } from './modules/documents/public.ts'
import type { DrugAlertsDeps } from './modules/drug-alerts/deps.ts'
import { createDrugAlerts, type DrugAlerts } from './modules/drug-alerts/drug-alerts.ts'
import {
  type CheckPackCodes,
  createCheckPackCodes,
  createMatchPrescriptions,
  type DrugAvailability,
  type MatchPrescriptions,
  serviceAvailability,
  stockAvailability,
} from './modules/drugs/public.ts'
import { createFamily } from './modules/family/family.ts'
import { familyKeys } from './modules/family/keys.ts'
import { accountsOf, type Family } from './modules/family/public.ts'
import { createFeedsInProgress, createIdentifyFeed, type FeedsInProgress } from './modules/feeds/public.ts'
import { guestKeys } from './modules/guests/keys.ts'
import { createGuestHoldCheck, createIdentifyLink } from './modules/guests/public.ts'
import { createIdentity, type Identity } from './modules/identity/identity.ts'
import { createHumanCheck, type HumanCheck } from './modules/identity/public.ts'
import { createInvoices, type Invoices } from './modules/invoices/invoices.ts'
import { createNotifications, type RunningNotifications } from './modules/notifications/notifications.ts'
import { createPush, type Push } from './modules/notifications/push/push.ts'
import { createExports, type Exports } from './modules/profile/public.ts'
import {
  type CoverageEnds,
  createCoverageEnds,
  createLinkRetries,
  type LinkRetries,
  type ProgrammeKeys,
  programmeKeys,
} from './modules/programmes/public.ts'
import type { Connectors } from './modules/providers/connectors/connectors.ts'
import { openFhirConnector } from './modules/providers/connectors/fhir/connector.ts'
import { openRestConnector } from './modules/providers/connectors/rest/connector.ts'
import { createProviders, type RunningProviders } from './modules/providers/providers.ts'
import type { Providers } from './modules/providers/public.ts'
import { accountsInQuietHours, channelsOf, isReachable, quietHoursOf } from './modules/reminders/public.ts'
import { createReminders, type Reminders } from './modules/reminders/reminders.ts'
import type { RemoteConfig } from './modules/remote-config/public.ts'
import { createRemoteConfig } from './modules/remote-config/remote-config.ts'
import { createMessagesToOthers, type MessagesToOthers, type TellingDeps } from './modules/visits/public.ts'
import { createWaitlist, type Waitlist } from './modules/waitlist/waitlist.ts'
import { createChanges, type RunningChanges } from './platform/changes/create-changes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { ALWAYS_SEALED, type Sealing } from './platform/sealing/sealing.ts'
import type { ServicesGiven } from './services-given.ts'

/** All services with dependencies, each made once. Modules declare which of them they need. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly secret: string
  readonly log: ServicesGiven['log']
  readonly sealing: Sealing
  readonly publicUrl: string
  readonly isDemo: boolean
  readonly keys: {
    readonly family: ReturnType<typeof familyKeys>
    readonly guests: ReturnType<typeof guestKeys>
    readonly documents: ReturnType<typeof documentKeys>
    readonly programmes: ProgrammeKeys
  }
  readonly changes: RunningChanges
  readonly remoteConfig: RemoteConfig
  readonly settings: RemoteConfig['read']
  readonly push: Push
  readonly notifications: RunningNotifications
  readonly quietHoursOf: TellingDeps['quietHoursOf']
  readonly accountsInQuietHours: DrugAlertsDeps['accountsInQuietHours']
  readonly channelsOf: DrugAlertsDeps['channelsOf']
  readonly isReachable: DrugAlertsDeps['isReachable']
  readonly messagesToOthers: MessagesToOthers
  readonly family: Family
  readonly identity: Identity
  readonly deviceKeys: Identity['deviceKeys']
  readonly emails: Identity['emails']
  readonly humanCheck: HumanCheck
  readonly identifyLink: ReturnType<typeof createIdentifyLink>
  readonly feedsInProgress: FeedsInProgress
  readonly identifyFeed: ReturnType<typeof createIdentifyFeed>
  readonly connectors: Connectors
  readonly providers: RunningProviders
  /** Providers with the demo's laboratory in front, if there is a demo. */
  readonly providersOfResults: Pick<Providers, 'refresh'>
  readonly remote: Providers['remote']
  readonly laboratory: DemoLaboratory | null
  readonly demoMembers: DemoMembers | null
  readonly booking: BookingDeps
  /** The human check of guests who hold a timeslot. */
  readonly guests: HoldDeps['guests']
  readonly waitlist: Waitlist
  readonly reminders: Reminders
  readonly exports: Exports
  readonly reportsOf: ReportsOf
  readonly checkPackCodes: CheckPackCodes
  readonly matchPrescriptions: MatchPrescriptions
  readonly drugAvailability: DrugAvailability
  readonly drugAlerts: DrugAlerts
  readonly freeTimes: FreeTimes
  readonly coverageEnds: CoverageEnds
  readonly linkRetries: LinkRetries
  readonly invoices: Invoices
}

/** The connectors to clinics' systems. */
const connectors: Connectors = { fhir: openFhirConnector, rest: openRestConnector }

/** Tells open pages about changes, for callers that need nothing else. */
export const changesOf = (database: Database): RunningChanges =>
  createChanges({ database, accountsOf: profileIds => accountsOf(database.db, profileIds) })

/**
 * The one place where everything is put together, for the app, its background jobs and the command line. Nothing
 * starts here: the app starts the workers (`workers`).
 */
export function createServices(given: ServicesGiven): Services {
  const { database, clock, secret, log, sealing = ALWAYS_SEALED, demo: isDemo = false } = given
  const { publicUrl = 'http://localhost:8080', changes = changesOf(database) } = given
  const shared = { database, clock, secret, log, sealing, publicUrl, isDemo, changes }

  const keys = {
    family: familyKeys(secret),
    guests: guestKeys(secret),
    documents: documentKeys(secret),
    programmes: programmeKeys(secret),
  }
  const remoteConfig = createRemoteConfig(shared)
  const settings = remoteConfig.read
  const push = createPush({ secret, clock, ...(given.push ?? { contact: publicUrl, hosts: [] }) })
  const { gateways, smsLimits: limits } = given
  const notifications = createNotifications({ ...shared, gateways, limits, push: push.gateway })

  const accessLevels = async (): Promise<AccessLevelsOverride> => (await settings()).accessLevelsConfig
  const family = createFamily({ database, clock, accessLevels })
  const quietHours: TellingDeps['quietHoursOf'] = async (db, accountId) =>
    quietHoursOf(db, accountId, (await settings()).reminders)
  const inQuietHours: DrugAlertsDeps['accountsInQuietHours'] = async (db, accountIds, moment) =>
    accountsInQuietHours(db, { accountIds, moment }, (await settings()).reminders)
  const channels: DrugAlertsDeps['channelsOf'] = async (db, accountId) =>
    channelsOf(db, accountId, (await settings()).reminders)
  const reachable: DrugAlertsDeps['isReachable'] = async (db, accountId) =>
    isReachable(db, { accountId, now: clock.now() }, (await settings()).reminders)
  const identity = createIdentity({ ...shared, notifications, family, customTokens: given.customTokens })
  const messagesToOthers = createMessagesToOthers({ clock, family, notifications, quietHoursOf: quietHours })

  const feedsInProgress = createFeedsInProgress()
  const telling = { ...shared, family, notifications, quietHoursOf: quietHours }
  const invoices = createInvoices({ ...telling, feedsInProgress, settings })
  const providers = createProviders({
    ...shared,
    connectors,
    notifications,
    messagesToOthers,
    invoices,
    fetch: given.fetch,
  })
  const laboratory = isDemo
    ? createDemoLaboratory({
        ...{ db: database.db, clock, changes, publicUrl },
        ...{ documentKey: keys.documents.document, notifyAccount: notifications.notifyAccount },
      })
    : null

  const coverageEnds = createCoverageEnds({ ...telling, keys: keys.programmes })
  const { remote } = providers
  const booking = { database, clock, family, notifications, messagesToOthers, changes, remote, settings }
  const { drugService, fetch = globalThis.fetch } = given
  const drugAvailability = drugService
    ? serviceAvailability(drugService, { ...shared, fetch })
    : stockAvailability(database, clock)
  const humanCheck = createHumanCheck({ clock, secret })
  return {
    ...{ ...shared, connectors, feedsInProgress },
    ...{ keys, remoteConfig, settings, push, notifications, messagesToOthers, family, identity },
    quietHoursOf: quietHours,
    accountsInQuietHours: inQuietHours,
    channelsOf: channels,
    isReachable: reachable,
    deviceKeys: identity.deviceKeys,
    emails: identity.emails,
    humanCheck,
    identifyLink: createIdentifyLink({ database, clock }),
    identifyFeed: createIdentifyFeed({ database }),
    providers,
    providersOfResults: laboratory ? demoProviders(providers, laboratory) : providers,
    remote,
    laboratory,
    booking,
    guests: createGuestHoldCheck({ database, clock, humanCheck, secret }),
    waitlist: createWaitlist({ ...booking, booking, publicUrl, log }),
    reminders: createReminders({ ...booking, booking, publicUrl, log }),
    exports: createExports({ ...shared, family, notifications }),
    reportsOf: createReportsOf(database),
    drugAvailability,
    checkPackCodes: createCheckPackCodes({ database, clock }),
    matchPrescriptions: createMatchPrescriptions({ database, clock, settings, drugAvailability }),
    freeTimes: createFreeTimes(shared),
    drugAlerts: createDrugAlerts({
      ...{ ...shared, settings, drugAvailability, notifications },
      quietHoursOf: quietHours,
      accountsInQuietHours: inQuietHours,
      channelsOf: channels,
      isReachable: reachable,
    }),
    coverageEnds,
    demoMembers: isDemo
      ? createDemoMembers({ db: database.db, clock, keys: keys.programmes, ends: coverageEnds })
      : null,
    linkRetries: createLinkRetries({ ...telling, keys: keys.programmes }),
    invoices,
  }
}

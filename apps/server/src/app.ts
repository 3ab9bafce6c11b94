import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { bookingPlugin } from './modules/booking/plugin.ts'
import { pagesPlugin } from './modules/catalogue/pages/plugin.ts'
import { cataloguePlugin } from './modules/catalogue/plugin.ts'
import { createDemoLaboratory, demoProviders } from './modules/demo/public.ts'
import { documentsPlugin } from './modules/documents/plugin.ts'
import { createReportsOf, documentKeys } from './modules/documents/public.ts'
import { createFamily } from './modules/family/family.ts'
import { familyPlugin } from './modules/family/plugin.ts'
import { accountsOf } from './modules/family/public.ts'
import { favouritesPlugin } from './modules/favourites/plugin.ts'
import { framePlugin } from './modules/frame/plugin.ts'
import { readProviderFrame } from './modules/frame/public.ts'
import { guestsPlugin } from './modules/guests/plugin.ts'
import { createHoldingGuests, createIdentifyLink } from './modules/guests/public.ts'
import { createIdentity } from './modules/identity/identity.ts'
import { identityPlugin } from './modules/identity/plugin.ts'
import { type CustomTokens, createHumanCheck } from './modules/identity/public.ts'
import { importsPlugin } from './modules/imports/plugin.ts'
import type { Gateways } from './modules/notifications/gateways/gateway.ts'
import { createNotifications } from './modules/notifications/notifications.ts'
import { notificationsPlugin } from './modules/notifications/plugin.ts'
import { createPush, type PushSettings } from './modules/notifications/push/push.ts'
import type { SpendingLimits } from './modules/notifications/spending/limits.ts'
import { profilePlugin } from './modules/profile/plugin.ts'
import { createExports } from './modules/profile/public.ts'
import { programmesPlugin } from './modules/programmes/plugin.ts'
import { providersPlugin } from './modules/providers/plugin.ts'
import { createProviders } from './modules/providers/providers.ts'
import { remindersPlugin } from './modules/reminders/plugin.ts'
import { quietHoursOf } from './modules/reminders/public.ts'
import { remoteConfigPlugin } from './modules/remote-config/plugin.ts'
import { createRemoteConfig } from './modules/remote-config/remote-config.ts'
import { visitsPlugin } from './modules/visits/plugin.ts'
import { createMessagesToOthers, type TellingDeps } from './modules/visits/public.ts'
import { waitlistPlugin } from './modules/waitlist/plugin.ts'
import { createChanges } from './platform/changes/create-changes.ts'
import { changesPlugin } from './platform/changes/plugin.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { detail } from './platform/http/detail.ts'
import { frameworkErrors } from './platform/http/framework-errors.ts'
import { openApi } from './platform/http/openapi.ts'
import { httpBinding } from './platform/http/plugin.ts'
import type { Operator } from './platform/http/privacy-pages.ts'
import { type SecurityOptions, security } from './platform/http/security.ts'
import { webApp } from './platform/http/web-app.ts'
import { widgetScript } from './platform/http/widget-script.ts'
import type { Readiness } from './platform/lifecycle/readiness.ts'
import { workers } from './platform/lifecycle/workers.ts'
import type { MetricsAccess } from './platform/observability/metrics-access.ts'
import { observability } from './platform/observability/plugin.ts'
import type { WatchedSealing } from './platform/sealing/sealing.ts'

export interface AppOptions extends SecurityOptions {
  readonly database: Database
  readonly clock: Clock
  /** What the keys of tokens, codes and sealed messages are derived from. */
  readonly secret: string
  /** Where messages to people go. */
  readonly gateways: Gateways
  /** Whether what lies at rest is written sealed; it is, unless given. */
  readonly sealing?: WatchedSealing | undefined
  /** What SMS may cost an hour; no limit unless given. */
  readonly smsLimits?: SpendingLimits | undefined
  /** The end of the path where a gateway tells what became of messages. */
  readonly smsReceiptSecret?: string | undefined
  /** How push services are spoken to; the known ones, unless given. */
  readonly push?: PushSettings | undefined
  /** Partners who may sign people in; nobody unless given. */
  readonly customTokens?: CustomTokens | undefined
  /** Whether it tells people of visits that they are to be reminded of; only its calls, unless given. */
  readonly reminds?: boolean
  /** Whether the demo examines whoever comes. */
  readonly demo?: boolean
  /** Check every answer against the contract: development and tests. */
  readonly strict: boolean
  readonly version: string
  /** Where people reach the product: what the links in messages begin with. */
  readonly publicUrl?: string
  /** The folder of the built web app. */
  readonly webFolder: string
  /** The folder of the built script for clinics' pages; none unless given. */
  readonly widgetFolder?: string
  /** Who answers for the data; unless given, the privacy policy leads to support. */
  readonly operator?: Operator | undefined
  /** Who may read /metrics: whoever is on this machine, unless given. */
  readonly metrics?: MetricsAccess
  /** Always ready unless given. */
  readonly readiness?: Readiness
  readonly server?: FastifyServerOptions
}

/** The server, read like a table of contents: what every request passes, then the modules, then the web app. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    clock,
    secret,
    strict,
    version,
    customTokens,
    publicUrl = 'http://localhost:8080',
  } = options
  const app = Fastify({ frameworkErrors, ...options.server })
  const { log } = app

  const changes = createChanges({ database, accountsOf: profileIds => accountsOf(database.db, profileIds) })
  const remoteConfig = createRemoteConfig({ database, clock, log, changes })
  const push = createPush({ secret, clock, ...(options.push ?? { contact: publicUrl, hosts: [] }) })
  const notifications = createNotifications({
    database,
    clock,
    push: push.gateway,
    secret,
    sealing: options.sealing,
    log,
    gateways: options.gateways,
    limits: options.smsLimits,
  })
  const accessLevels = async () => (await remoteConfig.read()).accessLevelsConfig
  const family = createFamily({ database, clock, accessLevels })
  const identity = createIdentity({
    database,
    clock,
    secret,
    log,
    notifications,
    changes,
    family,
    customTokens,
    publicUrl,
  })
  const settings = remoteConfig.read
  const quietHours: TellingDeps['quietHoursOf'] = async (db, accountId) =>
    quietHoursOf(db, accountId, (await settings()).reminders)
  const messagesToOthers = createMessagesToOthers({ clock, family, notifications, quietHoursOf: quietHours })
  const providers = createProviders({
    database,
    clock,
    notifications,
    messagesToOthers,
    changes,
    secret,
    publicUrl,
    log,
  })
  const laboratory = () =>
    createDemoLaboratory({
      db: database.db,
      clock,
      documentKey: documentKeys(secret).document,
      tellAccount: notifications.tellAccount,
      changes,
      publicUrl,
    })
  const exports = createExports({ database, clock, family, notifications, changes, publicUrl, secret, log })

  await app.register(httpBinding, {
    strict,
    identify: identity.identify,
    identifyLink: createIdentifyLink({ database, clock }),
    isOver: identity.isOver,
    checkFreshCode: identity.checkFreshCode,
    detail,
  })
  const { readiness, metrics } = options
  await app.register(observability, { database, clock, readiness, metrics })
  await app.register(workers, { readiness })
  app.addHook('onClose', async () => options.sealing?.end())
  await app.register(security, {
    ...options,
    frameHosts: provider => readProviderFrame(database.db, provider),
  })
  await app.register(compress)
  await app.register(openApi, { version })

  await app.register(changesPlugin, {
    changes,
    sessionLives: identity.sessionLives,
    onSessionEnd: identity.onSessionEnd,
  })
  await app.register(cataloguePlugin, { database, clock, settings })
  await app.register(remoteConfigPlugin, {
    database,
    clock,
    remoteConfig,
    pushKey: push.publicKey,
    version,
  })
  await app.register(notificationsPlugin, {
    database,
    clock,
    notifications,
    push,
    receiptSecret: options.smsReceiptSecret,
  })
  await app.register(identityPlugin, { identity })
  await app.register(programmesPlugin, { database })
  await app.register(familyPlugin, {
    database,
    clock,
    family,
    notifications,
    changes,
    secret,
    quietHoursOf: quietHours,
  })
  await app.register(profilePlugin, {
    database,
    clock,
    family,
    notifications,
    changes,
    quietHoursOf: quietHours,
    settings,
    exports,
    deviceKeys: identity.deviceKeys,
    emails: identity.emails,
  })
  const { remote } = providers
  const booking = { database, clock, family, notifications, messagesToOthers, changes, remote, settings }
  const humanCheck = createHumanCheck({ clock, secret })
  const guests = createHoldingGuests({ database, clock, humanCheck, secret })
  await app.register(bookingPlugin, { ...booking, guests })
  await app.register(guestsPlugin, {
    ...booking,
    humanCheck,
    publicUrl,
    secret,
  })
  await app.register(waitlistPlugin, { ...booking, booking, publicUrl, log })
  const { reminds = false } = options
  await app.register(remindersPlugin, { ...booking, booking, publicUrl, log, reminds })
  await app.register(providersPlugin, { providers })
  const reportsOf = createReportsOf(database)
  await app.register(visitsPlugin, { database, clock, family, changes, settings, providers, reportsOf })
  await app.register(documentsPlugin, {
    database,
    clock,
    family,
    providers: options.demo ? demoProviders(providers, laboratory()) : providers,
    notifications,
    changes,
    secret,
  })
  await app.register(importsPlugin, { database, clock, family, changes, settings })

  await app.register(favouritesPlugin, { database, clock })
  await app.register(framePlugin, { database, frameAncestors: options.frameAncestors })

  if (options.widgetFolder) await app.register(widgetScript, { folder: options.widgetFolder })
  await app.register(pagesPlugin, { database, clock, settings, publicUrl, webFolder: options.webFolder })
  await app.register(webApp, { folder: options.webFolder, operator: options.operator })
  return app
}

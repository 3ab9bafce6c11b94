import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { bookingPlugin } from './modules/booking/plugin.ts'
import { pagesPlugin } from './modules/catalogue/pages/plugin.ts'
import { cataloguePlugin } from './modules/catalogue/plugin.ts'
import { coverPlugin } from './modules/cover/plugin.ts'
import { documentsPlugin } from './modules/documents/plugin.ts'
import { drugAlertsPlugin } from './modules/drug-alerts/plugin.ts'
import { drugsPlugin } from './modules/drugs/plugin.ts'
import { familyPlugin } from './modules/family/plugin.ts'
import { favouritesPlugin } from './modules/favourites/plugin.ts'
import { framePlugin } from './modules/frame/plugin.ts'
import { readProviderFrame } from './modules/frame/public.ts'
import { guestsPlugin } from './modules/guests/plugin.ts'
import { identityPlugin } from './modules/identity/plugin.ts'
import { invoicesPlugin } from './modules/invoices/plugin.ts'
import { mapPlugin } from './modules/map/plugin.ts'
import { type ConfiguredMap, NO_MAP } from './modules/map/public.ts'
import { medcentersPlugin } from './modules/medcenters/plugin.ts'
import { notificationsPlugin } from './modules/notifications/plugin.ts'
import { profilePlugin } from './modules/profile/plugin.ts'
import { programmesPlugin } from './modules/programmes/plugin.ts'
import { programmesImportPlugin } from './modules/programmes-import/plugin.ts'
import { providersPlugin } from './modules/providers/plugin.ts'
import { remindersPlugin } from './modules/reminders/plugin.ts'
import { remoteConfigPlugin } from './modules/remote-config/plugin.ts'
import { reviewsPlugin } from './modules/reviews/plugin.ts'
import { stockPlugin } from './modules/stock/plugin.ts'
import { visitImportPlugin } from './modules/visit-import/plugin.ts'
import { visitsPlugin } from './modules/visits/plugin.ts'
import { waitlistPlugin } from './modules/waitlist/plugin.ts'
import { changesPlugin } from './platform/changes/plugin.ts'
import { clientErrorHandler } from './platform/http/client-errors.ts'
import { frameworkErrors } from './platform/http/framework-errors.ts'
import { MOST_HEADERS } from './platform/http/long-address.ts'
import { openApi } from './platform/http/openapi.ts'
import { whyNotUnpacked } from './platform/http/packed-body.ts'
import { httpBinding } from './platform/http/plugin.ts'
import type { Operator } from './platform/http/privacy-pages.ts'
import { detail } from './platform/http/refusal-detail.ts'
import { type SecurityOptions, security } from './platform/http/security.ts'
import { webApp } from './platform/http/web-app.ts'
import { widgetScript } from './platform/http/widget-script.ts'
import type { Readiness } from './platform/lifecycle/readiness.ts'
import { workers } from './platform/lifecycle/workers.ts'
import type { MetricsAccess } from './platform/observability/metrics-access.ts'
import { observability } from './platform/observability/plugin.ts'
import type { Services } from './services.ts'

export interface AppOptions extends Omit<SecurityOptions, 'mapSites'> {
  /** The last segment of the path for a gateway's delivery receipts. */
  readonly smsReceiptSecret?: string | undefined
  /** Whether this server sends reminders of visits; default: it only answers their calls. */
  readonly reminds?: boolean
  /** Checks every answer against the contract: for development and tests. */
  readonly strict: boolean
  readonly version: string
  /** The folder of the built web app. */
  readonly webFolder: string
  /** The folder of the built widget script; absent: it is not served. */
  readonly widgetFolder?: string
  /** The configured layers of the map; absent: the map is the outline of Belarus. */
  readonly map?: ConfiguredMap
  /** The operator responsible for the data; absent: the privacy policy names support. */
  readonly operator?: Operator | undefined
  /** Who may read /metrics; default: clients on this machine. */
  readonly metrics?: MetricsAccess
  /** Default: always ready. */
  readonly readiness?: Readiness
  readonly server?: FastifyServerOptions
}

/** The server as a table of contents: what every request passes, then the modules, then the web app. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { database, identity, keys } = services
  const { strict, version, webFolder, readiness, metrics, map = NO_MAP } = options
  const app = Fastify({
    frameworkErrors,
    clientErrorHandler,
    http: { maxHeaderSize: MOST_HEADERS },
    ...options.server,
  })

  await app.register(httpBinding, {
    strict,
    identify: identity.identify,
    identifyLink: services.identifyLink,
    identifyFeed: services.identifyFeed,
    isOver: identity.isOver,
    checkFreshCode: identity.checkFreshCode,
    detail,
  })
  await app.register(observability, { ...services, readiness, metrics })
  await app.register(workers, { readiness })
  await app.register(security, {
    ...options,
    mapSites: map.sites,
    frameHosts: provider => readProviderFrame(database.db, provider),
  })
  await app.register(compress, { onInvalidRequestPayload: whyNotUnpacked })
  await app.register(openApi, { version })

  const { sessionLives, onSessionEnd } = identity
  await app.register(changesPlugin, { changes: services.changes, sessionLives, onSessionEnd })
  await app.register(cataloguePlugin, services)
  await app.register(medcentersPlugin, services)
  await app.register(mapPlugin, { map })
  await app.register(remoteConfigPlugin, { ...services, pushKey: services.push.publicKey, version })
  await app.register(notificationsPlugin, { ...services, receiptSecret: options.smsReceiptSecret })
  await app.register(identityPlugin, services)
  await app.register(programmesPlugin, services)
  await app.register(coverPlugin, services)
  await app.register(programmesImportPlugin, services)
  await app.register(familyPlugin, { ...services, keys: keys.family })
  await app.register(profilePlugin, services)
  await app.register(bookingPlugin, services)
  await app.register(guestsPlugin, { ...services, keys: keys.guests })
  await app.register(waitlistPlugin, services)
  await app.register(remindersPlugin, { ...services, reminds: options.reminds })
  await app.register(providersPlugin, services)
  await app.register(visitsPlugin, services)
  await app.register(documentsPlugin, {
    ...services,
    keys: keys.documents,
    providers: services.providersOfResults,
  })
  await app.register(visitImportPlugin, services)

  await app.register(favouritesPlugin, services)
  await app.register(reviewsPlugin, services)
  await app.register(stockPlugin, services)
  await app.register(drugsPlugin, services)
  await app.register(drugAlertsPlugin, services)
  await app.register(invoicesPlugin, services)
  await app.register(framePlugin, { database, frameAncestors: options.frameAncestors })

  const { widgetFolder, operator } = options
  if (widgetFolder) await app.register(widgetScript, { folder: widgetFolder })
  await app.register(pagesPlugin, { ...services, webFolder })
  await app.register(webApp, { folder: webFolder, operator })
  return app
}

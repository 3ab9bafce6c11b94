import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { prepare, recurringJobs } from './background.ts'
import { type Config, readConfig } from './config.ts'
import { warnOfDemo } from './modules/demo/public.ts'
import { warnOfFrameHosts } from './modules/frame/public.ts'
import { customTokensOf } from './modules/identity/tokens/partner-keys.ts'
import { openMap } from './modules/map/public.ts'
import type { Database } from './platform/database/database.ts'
import { warnOfStatementLog } from './platform/database/warn-of-statement-log.ts'
import type { Readiness } from './platform/lifecycle/readiness.ts'
import { run } from './platform/lifecycle/run.ts'
import { logOutput } from './platform/observability/log-output.ts'
import { createLogger } from './platform/observability/logger.ts'
import { serverOptions } from './platform/observability/server-options.ts'
import { watchSealing } from './platform/sealing/sealing.ts'
import { createServices } from './services.ts'
import { servicesOfConfig } from './services-of-config.ts'

function readConfigOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    console.error(`Vizit cannot start: ${(error as Error).message}`)
    process.exit(1)
  }
}

const config = readConfigOrExit()
const log = createLogger(config.logLevel, logOutput())
const readiness: Readiness = { phase: 'starting' }
const sealing = watchSealing(log)

await run(
  {
    place: config,
    statementSeconds: config.statementSeconds,
    stoppingSeconds: config.stoppingSeconds,
    host: config.host,
    port: config.port,
    log,
    readiness,
    build: async (database, clock) => {
      const customTokens = await customTokensOf(config)
      const map = await openMap(config.map)
      const services = createServices({
        ...servicesOfConfig(config),
        ...{ database, clock, log, sealing, customTokens },
      })
      const app = await buildApp(services, {
        smsReceiptSecret: config.smsReceiptSecret,
        reminds: true,
        strict: config.strict,
        version: packageJson.version,
        webFolder: join(import.meta.dirname, '../../web/dist'),
        widgetFolder: join(import.meta.dirname, '../../widget/dist'),
        frameAncestors: config.frameAncestors,
        requestsPerMinute: config.requestsPerMinute,
        metrics: config.metrics,
        operator: config.operator,
        map,
        readiness,
        server: serverOptions(log, config.trustProxy),
      })
      app.addHook('onClose', () => sealing.end())
      return {
        app,
        prepare: async () => {
          await sealing.begin(database.db)
          await prepare(services)
          await warnOperator(database)
        },
        jobs: () => recurringJobs(services),
      }
    },
  },
  address => console.error(`Vizit is ready: ${addressForPeople(address)}`),
)

async function warnOperator({ db, pool }: Database): Promise<void> {
  const { production, databaseUrl, operator } = config
  if (databaseUrl) await warnOfStatementLog(pool, log)
  await warnOfFrameHosts({ db, production }, log)
  if (production) readiness.detail = await warnOfDemo(db, log)
  if (production && !operator)
    log.warn('the privacy policy names no operator: set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL')
}

function addressForPeople(address: string): string {
  const { port } = new URL(address)
  return config.host === 'localhost' ? `http://localhost:${port}` : address
}

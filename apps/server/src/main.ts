import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { prepare, recurringJobs } from './background.ts'
import { type Config, readConfig } from './config.ts'
import { warnOfDemo } from './modules/demo/public.ts'
import { warnOfFrameHosts } from './modules/frame/public.ts'
import { customTokensOf } from './modules/identity/tokens/partner-keys.ts'
import { gatewaysOf } from './modules/notifications/gateways/gateways-of.ts'
import { warnOfStatementLog } from './platform/database/warn-of-statement-log.ts'
import type { Readiness } from './platform/lifecycle/readiness.ts'
import { run } from './platform/lifecycle/run.ts'
import { readSecret } from './platform/lifecycle/secret.ts'
import { logOutput } from './platform/observability/log-output.ts'
import { createLogger } from './platform/observability/logger.ts'
import { serverOptions } from './platform/observability/server-options.ts'
import { watchSealing } from './platform/sealing/sealing.ts'

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
    build: async (database, clock) =>
      buildApp({
        database,
        clock,
        sealing,
        secret: readSecret(config.secret, config.dataDir),
        gateways: gatewaysOf(config),
        smsLimits: config.smsLimits,
        smsReceiptSecret: config.smsReceiptSecret,
        push: config.push,
        customTokens: await customTokensOf(config),
        reminds: true,
        demo: config.demo,
        strict: config.strict,
        version: packageJson.version,
        publicUrl: config.publicUrl,
        webFolder: join(import.meta.dirname, '../../web/dist'),
        widgetFolder: join(import.meta.dirname, '../../widget/dist'),
        frameAncestors: config.frameAncestors,
        requestsPerMinute: config.requestsPerMinute,
        metrics: config.metrics,
        operator: config.operator,
        readiness,
        server: serverOptions(log, config.trustProxy),
      }),
    prepare: async (database, clock) => {
      await sealing.begin(database.db)
      await prepare({ database, clock, config, log, sealing })
      if (config.databaseUrl) await warnOfStatementLog(database.pool, log)
      await warnOfFrameHosts({ db: database.db, production: config.production }, log)
      if (config.production) readiness.detail = await warnOfDemo(database.db, log)
      if (config.production && !config.operator)
        log.warn(
          'the privacy policy names no operator: set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL',
        )
    },
    jobs: (database, clock) => recurringJobs({ database, clock, config, log, sealing }),
  },
  address => console.error(`Vizit is ready: ${addressForPeople(address)}`),
)

function addressForPeople(address: string): string {
  const { port } = new URL(address)
  return config.host === 'localhost' ? `http://localhost:${port}` : address
}

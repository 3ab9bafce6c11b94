import type { Config } from './config.ts'
import { gatewaysOf } from './modules/notifications/gateways/gateways-of.ts'
import { readSecret } from './platform/lifecycle/secret.ts'
import type { ServicesGiven } from './services-given.ts'

type OfConfig = Pick<
  ServicesGiven,
  'secret' | 'gateways' | 'smsLimits' | 'push' | 'demo' | 'publicUrl' | 'drugService'
>

/** The services' settings from the configuration, the same for the server and the command line. */
export function servicesOfConfig(config: Config): OfConfig {
  const { smsLimits, push, demo, publicUrl, drugService } = config
  return {
    secret: readSecret(config.secret, config.dataDir),
    gateways: gatewaysOf(config),
    ...{ smsLimits, push, demo, publicUrl, drugService },
  }
}

import { readSealing } from '../platform/sealing/sealing.ts'
import { createServices, type Services } from '../services.ts'
import { servicesOfConfig } from '../services-of-config.ts'
import type { CommandContext } from './with-database.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The services for a command. Messages are only written to the outbox: the running server sends them. */
export async function servicesFor({ config, ...context }: CommandContext): Promise<Services> {
  const sealing = await readSealing(context.database.db)
  return createServices({ ...servicesOfConfig(config), ...context, sealing, log: silent })
}

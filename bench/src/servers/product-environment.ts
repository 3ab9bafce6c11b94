import { join } from 'node:path'

export const serverFolder = join(import.meta.dirname, '../../../apps/server/src')

// What would point the product at another database or at real gateways must not leak in.
const OURS =
  /^(DATABASE_URL|DATA_DIR|PORT|HOST|NODE_ENV|MESSAGES|LOG_LEVEL|SM[ST]P?_.*|VIZIT_.*|TEST_.*|VITEST.*)$/

/** The environment of the product's own processes: this machine's, and nothing of ours but what is given. */
export function productEnvironment(given: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name))
  return { ...Object.fromEntries(inherited), ...given }
}

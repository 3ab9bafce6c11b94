import { join } from 'node:path'

export const serverFolder = join(import.meta.dirname, '../../../apps/server/src')

// Variables that would connect the product to another database or to real gateways.
const OURS =
  /^(DATABASE_URL|DATA_DIR|PORT|HOST|NODE_ENV|MESSAGES|LOG_LEVEL|SM[ST]P?_.*|VIZIT_.*|TEST_.*|VITEST.*)$/

/** The environment of the product's processes: this machine's, without our variables except the given ones. */
export function productEnvironment(given: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name))
  return { ...Object.fromEntries(inherited), ...given }
}

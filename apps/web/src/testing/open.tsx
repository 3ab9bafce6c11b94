import { answer, loseConnection } from './answer.ts'
import { config } from './config.ts'
import { type MountOptions, mount } from './mount.tsx'

interface OpenOptions extends MountOptions {
  /** True if there is no network from the start. */
  readonly offline?: boolean
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<typeof config>
}

/** The whole web application at a path, as a browser would open it, with the answers of the test. */
export async function open(path: string, options: OpenOptions = {}) {
  const { offline = false, settings, ...mounted } = options
  if (offline) loseConnection('readConfig')
  else answer('readConfig', { ...config, ...settings })
  answer('recordAuthEvent', undefined)
  return mount(path, mounted)
}

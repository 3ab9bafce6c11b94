import { answer, loseConnection } from './answer.ts'
import { config } from './config.ts'
import { type MountOptions, mount } from './mount.tsx'

interface OpenOptions extends MountOptions {
  /** No network from the very start. */
  readonly offline?: boolean
  /** What an operator has set otherwise than usual. */
  readonly settings?: Partial<typeof config>
}

/** The whole web application at a path, as a browser would open it, on the answers of the test. */
export async function open(path: string, options: OpenOptions = {}) {
  const { offline = false, settings, ...mounted } = options
  if (offline) loseConnection('readConfig')
  else answer('readConfig', { ...config, ...settings })
  answer('recordAuthEvent', undefined)
  return mount(path, mounted)
}

import { type ServerProcess, startServer } from '@vizit/test-kit/server/server-process.ts'
import { afterEach } from 'vitest'

export function stop({ child, exited }: Pick<ServerProcess, 'child' | 'exited'>) {
  child.kill('SIGTERM')
  return exited
}

export const status = async (address: string, path: string) => (await fetch(`${address}${path}`)).status

/** Starts servers as processes, and stops them after each test. Called at the top of a test file. */
export function serverStarter() {
  const servers: ServerProcess[] = []
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(stop))
  })
  return async (environment: Record<string, string>): Promise<ServerProcess> => {
    const server = await startServer(environment)
    servers.push(server)
    return server
  }
}

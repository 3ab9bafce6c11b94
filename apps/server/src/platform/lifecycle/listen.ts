import type { FastifyInstance } from 'fastify'
import { StartupProblem } from './startup-problem.ts'

/** Opens the port. If another process uses it, the error names that process. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (cause) {
    const { code } = cause as { code?: string }
    if (code === 'EADDRINUSE')
      throw new StartupProblem(`port ${port} is taken: stop the program that has it, or set another PORT`, {
        cause,
      })
    if (code === 'EACCES')
      throw new StartupProblem(`port ${port} is not open to this user: set another PORT`, { cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupProblem(`${host} is no address of this machine: set another HOST`, { cause })
    throw cause
  }
}

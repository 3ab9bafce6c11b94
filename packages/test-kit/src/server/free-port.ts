import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the range of ephemeral ports, so that no other connection takes the port before it is used. */
const [FIRST, END] = [20_000, 30_000]

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const READY = 'Z'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

/** Splits the stream into messages of PostgreSQL's protocol; a client's first message has no type. */
function messages(hear: (message: Buffer) => void, isFirstUntyped: boolean) {
  let rest = Buffer.alloc(0)
  let typed = !isFirstUntyped
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = typed ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      typed = true
      hear(message)
    }
  }
}

interface Backend {
  readonly socket: Socket
  onMessage: (message: Buffer) => void
}

/**
 * A pooler in transaction mode, as far as tests need one: each transaction goes to the connection that has been
 * idle longest.
 */
export async function transactionPooler(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(url)
  const path = `${target.searchParams.get('host')}/.s.PGSQL.${target.port || 5432}`
  const idle: Backend[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer(client => {
    keep(client)
    let backend: Backend | undefined
    const attach = (taken: Backend) => {
      taken.onMessage = message => {
        client.write(message)
        if (message[0] !== READY || message[5] !== IDLE) return
        backend = undefined
        idle.push(taken)
      }
      backend = taken
      return taken
    }
    const login = () => {
      const made: Backend = { socket: keep(connect({ path })), onMessage: () => undefined }
      made.socket.on(
        'data',
        messages(message => made.onMessage(message), false),
      )
      return made
    }
    client.on(
      'data',
      messages(message => {
        if (message[0] === TERMINATE) {
          client.end()
          return
        }
        // The first message of a client has no type: its length begins with 0.
        const taken = backend ?? attach(message[0] === 0 ? login() : (idle.shift() ?? login()))
        taken.socket.write(message)
      }, true),
    )
    // A connection in a transaction cannot serve other clients.
    client.on('close', () => backend?.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const near = new URL(url)
  near.searchParams.delete('host')
  near.hostname = '127.0.0.1'
  near.port = String((server.address() as { port: number }).port)
  return {
    url: near.href,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

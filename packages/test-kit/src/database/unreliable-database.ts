import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A database behind a network that can fail silently: what is sent is lost and no error is reported. */
export interface UnreliableDatabase {
  readonly url: string
  /**
   * Connections that are open now lose everything; new ones are accepted and lose everything until the network is
   * restored.
   */
  goDark(): void
  /** New connections work again; the broken ones stay broken. */
  comeBack(): void
  close(): Promise<void>
}

/** A TCP proxy on loopback in front of the database of `url`, on a free port unless one is given. */
export async function unreliableDatabase(url: string, onPort = 0): Promise<UnreliableDatabase> {
  const target = new URL(url)
  const socketFolder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const open = new Set<readonly [Socket, Socket]>()
  let isDark = false
  const darken = ([near, far]: readonly [Socket, Socket]) => {
    near.unpipe(far).pause()
    far.unpipe(near).pause()
  }
  const server = createServer(near => {
    const far = connect(
      socketFolder ? { path: `${socketFolder}/.s.PGSQL.${port}` } : { host: target.hostname, port },
    )
    const pair = [near, far] as const
    open.add(pair)
    near.pipe(far).pipe(near)
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        open.delete(pair)
      })
    }
    if (isDark) darken(pair)
  })
  server.listen(onPort, '127.0.0.1')
  await once(server, 'listening')
  const near = new URL(url)
  near.searchParams.delete('host')
  near.hostname = '127.0.0.1'
  near.port = String((server.address() as { port: number }).port)
  return {
    url: near.href,
    goDark: () => {
      isDark = true
      for (const pair of open) darken(pair)
    },
    comeBack: () => {
      isDark = false
    },
    close: async () => {
      for (const [one, other] of open) {
        one.destroy()
        other.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}

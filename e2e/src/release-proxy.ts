import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { address } from './address.ts'

/** Not `invoices.index-….js`, which is a route's. */
const ENTRY = /(?<=\/)index-[\w-]+\.js/
const RELEASED = /index-release-(\d+)\.js/

export interface ReleaseProxy {
  readonly origin: string
  /** Releases a new version: from now on the page and its worker name another first script. */
  release(): void
  close(): void
}

/** A proxy in front of the product, with its own address, through which a test can release a new version. */
export async function releaseProxy(): Promise<ReleaseProxy> {
  let version = 0
  let entry = ''
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '/').replace(RELEASED, entry)
    const headers = without(incoming.headers, [
      'host',
      'accept-encoding',
      'if-none-match',
      'if-modified-since',
    ])
    const forwarded = ask(`${address()}${path}`, { method: incoming.method, headers }, async answer => {
      const isNamed = /html/.test(answer.headers['content-type'] ?? '') || path === '/sw.js'
      const said = without(answer.headers, isNamed ? ['content-length', 'etag', 'last-modified'] : [])
      outgoing.writeHead(answer.statusCode ?? 502, said)
      if (!isNamed) return void answer.pipe(outgoing)
      const page = await text(answer)
      entry = ENTRY.exec(page)?.[0] ?? entry
      outgoing.end(version === 0 ? page : page.replaceAll(entry, `index-release-${version}.js`))
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface AskedPrices {
  readonly path: string | undefined
  readonly key: string | undefined
  readonly body: { readonly town?: string; readonly packs: readonly string[] }
}

/**
 * What the service does. `silent`: it never answers. `endless`: it answers with 20 MB. `gone`: it breaks the connection. Otherwise
 * its status and its body, at once or later; a text is sent as it is.
 */
type Said = { readonly status?: number; readonly body: unknown }
type Reply = 'silent' | 'endless' | 'gone' | Said | { readonly later: Promise<Said> }

const MEGABYTE = 1_000_000

/** A service of prices on loopback, which can be slow, wrong, too much, or gone. */
export async function startPriceServer(answer: (asked: AskedPrices) => Reply) {
  const asked: AskedPrices[] = []
  const state = { answer, port: 0 }
  const http = createServer(async (request, response) => {
    const received = await readAsked(request)
    asked.push(received)
    const given = state.answer(received)
    const reply = typeof given === 'object' && 'later' in given ? await given.later : given
    if (reply === 'silent') return
    if (reply === 'gone') return void response.destroy()
    response.setHeader('content-type', 'application/json')
    if (reply === 'endless') {
      for (let nth = 0; nth < 20; nth++) response.write(' '.repeat(MEGABYTE))
      return void response.end('{"offers":[]}')
    }
    response.statusCode = reply.status ?? 200
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  const listen = () =>
    new Promise<void>(resolve => {
      http.listen(state.port, '127.0.0.1', () => {
        state.port = (http.address() as AddressInfo).port
        resolve()
      })
    })
  const close = () =>
    new Promise<void>(resolve => {
      http.close(() => resolve())
      http.closeAllConnections()
    })
  await listen()
  return {
    url: `http://127.0.0.1:${state.port}/prices/`,
    asked,
    answers: (next: typeof answer) => {
      state.answer = next
    },
    /** Nobody listens at the address any more, until it is opened again. */
    close,
    open: listen,
  }
}

async function readAsked(request: IncomingMessage): Promise<AskedPrices> {
  return {
    path: request.url,
    key: request.headers.authorization,
    body: JSON.parse(await text(request)),
  }
}

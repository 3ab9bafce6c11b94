import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { type Client, createClient } from '../client.ts'
import { memorySession } from './memory-session.ts'

export type Reply = { status: number; body?: unknown; headers?: Record<string, string> }

interface AnsweringApi {
  /** How the test answers. */
  reply: (request: IncomingMessage, body: string) => Reply | Promise<Reply>
  seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  store: ReturnType<typeof memorySession>
  /** Of the reader. */
  language: string
  client: Client
  stop(): Promise<void>
}

/** A server that answers as each test says, and a client of it: both are new for each test of the file. */
export function answeringApi(): AnsweringApi {
  let server: Server
  const stop = () => new Promise<void>(done => server.close(() => done()))
  const api = { stop } as AnsweringApi
  beforeEach(async () => {
    api.seen = []
    api.store = memorySession()
    api.language = 'be'
    server = createServer(async (request, response) => {
      const chunks = await Array.fromAsync(request)
      const body = Buffer.concat(chunks).toString()
      api.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const { status, body: answer, headers } = await api.reply(request, body)
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(answer && JSON.stringify(answer))
    })
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    api.client = createClient({
      store: api.store,
      language: () => api.language,
      baseUrl: `http://127.0.0.1:${port}`,
    })
  })
  afterEach(stop)
  return api
}

export const orderId = '01990000-0000-7000-8000-000000000001'
export const expired = { status: 401, body: { code: 'SESSION_EXPIRED', detail: '', attributes: {} } }
export const fresh = { identityToken: 'new', refreshToken: 'next', expiresAt: '2030-01-01T00:00:00Z' }

import { Agent, request } from 'node:http'

export interface Sent {
  readonly bearer?: string
  /** The session token of a guest whose link to a visit was confirmed. */
  readonly link?: string
  readonly anonymousId?: string
  readonly key?: string
  readonly language?: string
  /** The activation code that opens medical documents. */
  readonly accessCode?: string
  /** `<id>:<code>` of the fresh code that confirms the call. */
  readonly freshCode?: string
  readonly range?: string
  readonly body?: object
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  // The tests read the answers as the clients of other makers do: as JSON.
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly json: any
}

export type Call = (method: string, path: string, sent?: Sent) => Promise<Reply>

/** A client over real sockets, with as many connections as requested. */
export function httpClient(address: string): { call: Call; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const call: Call = (method, path, sent = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        new URL(path, address),
        { method, agent, headers: headersOf(sent) },
        incoming => {
          const chunks: Buffer[] = []
          incoming.on('data', chunk => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const isJson = incoming.headers['content-type']?.startsWith('application/json')
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text,
              json: isJson ? JSON.parse(text) : undefined,
            })
          })
        },
      )
      outgoing.on('error', reject)
      const body = sent.body && JSON.stringify(sent.body)
      // Node sets Content-Length itself, except for DELETE.
      if (body) outgoing.setHeader('content-length', Buffer.byteLength(body))
      outgoing.end(body)
    })
  return { call, close: () => agent.destroy() }
}

function headersOf({
  bearer,
  link,
  anonymousId,
  key,
  language,
  accessCode,
  freshCode,
  range,
  body,
}: Sent): Record<string, string> {
  return {
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(link && { authorization: `Visit ${link}` }),
    ...(anonymousId && { 'x-anonymous-id': anonymousId }),
    ...(key && { 'idempotency-key': key }),
    ...(language && { 'accept-language': language }),
    ...(accessCode && { 'access-code': accessCode }),
    ...(freshCode && { 'fresh-code': freshCode }),
    ...(range && { range }),
    ...(body && { 'content-type': 'application/json' }),
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What happens to requests. `slow`: carried out only on `carryOut`, and never answered. `lost`: carried out, but
 * the answer is lost. `down`: the connection breaks before anything is done. `failing`, `conflict` and
 * `forbidden`: answered with 503, 409 and 403. `nonsense`: carried out and answered with invalid content.
 */
export type Trouble =
  | 'slow'
  | 'lost'
  | 'down'
  | 'failing'
  | 'broken'
  | 'conflict'
  | 'forbidden'
  | 'missing'
  | 'nonsense'

export interface ReceivedRequest {
  readonly method: string
  /** The path below the base, without a leading slash. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> | null
  readonly ifNoneExist: string | undefined
  readonly ifMatch: string | undefined
}

export interface Answered {
  readonly status: number
  /** A file, or a value to send as JSON. */
  readonly body: unknown
}

interface Parts {
  /** The base path: `/fhir/`. */
  readonly base: string
  readonly contentType: string
  /** Requests without this header value are refused. */
  readonly token: string
  readonly answer: (asked: ReceivedRequest) => Answered
}

/** A clinic's system on loopback, which can be slow, wrong or down, and answer conflict. */
export async function startTroubledServer({ base, contentType, token, answer }: Parts) {
  const requests: ReceivedRequest[] = []
  let trouble: (asked: ReceivedRequest) => Trouble | undefined = () => undefined
  const waiting = new Map<ServerResponse, ReceivedRequest>()
  const http = createServer((request, response) => {
    void serve(request, response).catch(error => response.destroy(error))
  })

  function say(response: ServerResponse, status: number, body: unknown): void {
    const isFile = Buffer.isBuffer(body)
    response
      .writeHead(status, { 'content-type': isFile ? 'application/pdf' : contentType })
      .end(isFile ? body : JSON.stringify(body))
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readAsked(request, base)
    requests.push(asked)
    if (request.headers.authorization !== `Bearer ${token}`) return say(response, 401, null)
    const befalls = trouble(asked)
    if (befalls === 'down') return void response.destroy()
    if (befalls === 'slow') return void waiting.set(response, asked)
    if (befalls === 'failing') return say(response, 503, null)
    if (befalls === 'broken') return say(response, 500, null)
    if (befalls === 'missing') return say(response, 404, { resourceType: 'OperationOutcome' })
    if (befalls === 'conflict') return say(response, 409, { resourceType: 'OperationOutcome' })
    if (befalls === 'forbidden') return say(response, 403, { resourceType: 'OperationOutcome' })
    const { status, body } = answer(asked)
    if (befalls === 'lost') return void response.destroy()
    say(response, status, befalls === 'nonsense' ? { resourceType: 'Cat' } : body)
  }

  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}${base}`,
    token,
    requests,
    /** Sets what happens to requests from now on; without an argument they succeed. */
    befall: (next: (asked: ReceivedRequest) => Trouble | undefined = () => undefined) => {
      trouble = next
    },
    /** Carries out slow requests after all, though no client waits any more. */
    carryOut: () => {
      for (const asked of waiting.values()) answer(asked)
      waiting.clear()
    },
    close: () =>
      new Promise<void>(resolve => {
        for (const response of waiting.keys()) response.destroy()
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
}

async function readAsked(request: IncomingMessage, base: string): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return {
    method: request.method ?? 'GET',
    path: (request.url ?? '').slice(base.length),
    body: text === '' ? null : JSON.parse(text),
    ifNoneExist: header('if-none-exist'),
    ifMatch: header('if-match'),
  }
}

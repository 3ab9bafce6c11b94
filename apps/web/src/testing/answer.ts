import type { Answer, CallName, Input } from '@vizit/api-client/calls.ts'
import { routes } from '@vizit/api-client/routes.ts'
import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

interface Received {
  readonly body: unknown
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
}

function listen(name: CallName, reply: (received: Received) => Response): Received[] {
  const received: Received[] = []
  const { method, path } = routes[name]
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  server.use(
    http[verb](`*${path}`, async ({ request, params }) => {
      const text = await request.text()
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const call = { body: text ? JSON.parse(text) : undefined, params, query, headers: request.headers }
      received.push(call)
      return reply(call)
    }),
  )
  return received
}

/**
 * From now on this call gets this answer, or the current result of this function, which may be a refusal (`refusal`); returns the list of
 * its requests.
 */
export function answer<N extends CallName>(
  name: N,
  given: Answer<N> | ((received: Received) => Answer<N> | Response),
): (Received & { body: BodyOf<N> })[] {
  const received = listen(name, call => {
    const body = given instanceof Function ? given(call) : given
    if (body instanceof Response) return body
    if (body instanceof Blob) return new HttpResponse(body)
    return body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as object)
  })
  return received as (Received & { body: BodyOf<N> })[]
}

type BodyOf<N extends CallName> = Input<N> extends { body: infer Body } ? Body : undefined

/** From now on this call gets this refusal. */
export function refuse<C extends ErrorCode>(
  name: CallName,
  code: C,
  attributes: ErrorAttributes<C>,
): Received[] {
  return listen(name, () => refusal(code, attributes))
}

export const refusal = <C extends ErrorCode>(code: C, attributes: ErrorAttributes<C>): Response =>
  HttpResponse.json({ code, detail: code, attributes }, { status: 400 })

/** From now on this call finds no network. */
export function loseConnection(name: CallName): Received[] {
  return listen(name, () => HttpResponse.error())
}

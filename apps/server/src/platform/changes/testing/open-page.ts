import { readEvents, type ServerEvent } from '@vizit/api-client/read-events.ts'
import { onTestFinished } from 'vitest'

export interface Page {
  /** `changed visits`, `refresh` and so on, in the order of arrival. */
  readonly heard: readonly string[]
  readonly headers: Headers
  /** Settles when the server ends the stream. */
  readonly ended: Promise<void>
}

/** An open page of this account that follows changes; it is closed after the test. */
export async function openPage(address: string, bearer: string): Promise<Page> {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const { body, headers } = await fetch(`${address}/api/v2/my/events`, {
    headers: { authorization: `Bearer ${bearer}`, 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  })
  if (!body) throw new Error('there is no stream')
  const heard: string[] = []
  const hear = ({ name, data }: ServerEvent) => heard.push(`${name} ${data}`.trim())
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  readEvents(body, { hear: event => void hear(event), alive: () => undefined }).then(resolve, () => undefined)
  return { heard, headers, ended }
}

import { readEvents, type ServerEvent } from '@vizit/api-client/read-events.ts'
import { onTestFinished } from 'vitest'

export interface Page {
  /** `changed visits`, `refresh` … in the order of their coming. */
  readonly heard: readonly string[]
  readonly headers: Headers
  /** Settles when the server ends the stream. */
  readonly ended: Promise<void>
}

/** An open page of this bearer's account, as the web follows changes; it is left when the test is over. */
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

import { createReadStream } from 'node:fs'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { watchMemory } from '../documents/watch-memory.ts'

interface Feed {
  readonly port: number
  /** The process of the server. */
  readonly pid: number
  readonly key: string
  /** Of the call, with its query apart from the sequence. */
  readonly url: string
  /** The CSV file. */
  readonly path: string
}

export interface SentFeed {
  readonly answer: Readonly<Record<string, unknown>>
  readonly seconds: number
  /** Resident bytes of the server, before and at most. */
  readonly memory: { readonly before: number; readonly peak: number }
}

let sequence = Math.floor(Date.now() / 1000)

/** Sends a file as a feed that is newer than those before. Throws where the server does not take it. */
export async function sendFeed({ port, pid, key, url, path }: Feed): Promise<SentFeed> {
  sequence += 1
  const stop = watchMemory(pid)
  const begun = performance.now()
  const sending = request({
    ...{ host: '127.0.0.1', port, method: 'POST', path: `${url}&sequence=${sequence}` },
    headers: {
      'content-type': 'text/csv',
      authorization: `Bearer ${key}`,
      'idempotency-key': `bench-${sequence}`,
    },
  })
  const answered = new Promise<[number | undefined, unknown]>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', answer => resolve(json(answer).then(body => [answer.statusCode, body])))
  })
  const [[status, answer]] = await Promise.all([answered, pipeline(createReadStream(path), sending)])
  const memory = stop()
  if (status !== 200) throw new Error(`${url} answered ${status}: ${JSON.stringify(answer)}`)
  return {
    answer: answer as SentFeed['answer'],
    seconds: (performance.now() - begun) / 1000,
    memory,
  }
}

import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

interface Reading {
  readonly port: number
  readonly path: string
  readonly bearer: string
  readonly code: string
  /** Milliseconds without reading after the answer has begun. */
  readonly stall: number
}

export interface Read {
  readonly status: number
  readonly bytes: number
  readonly sha256: string
}

/** Begins to read a document, pauses, then reads the rest. */
export function readSlowly({ port, path, bearer, code, stall }: Reading): Promise<Read> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${bearer}`, 'access-code': code }
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, async answer => {
      const hash = createHash('sha256')
      let bytes = 0
      try {
        for await (const chunk of answer) {
          if (bytes === 0) await pause(stall)
          hash.update(chunk)
          bytes += chunk.length
        }
        resolve({ status: answer.statusCode ?? 0, bytes, sha256: hash.digest('hex') })
      } catch (error) {
        reject(error)
      }
    })
    request.on('error', reject)
  })
}

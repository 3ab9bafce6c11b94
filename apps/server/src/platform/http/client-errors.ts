import type { Socket } from 'node:net'
import { errorCode } from '../error-code.ts'
import { languageOf } from './language.ts'
import { Refused, refusalText } from './refusal.ts'
import { detail } from './refusal-detail.ts'

/** What the client is still sending is read so long, because closing at once would take the answer back. */
const LINGER_MS = 2000
const ANSWERS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n',
}

/** Requests that Node.js refuses before the server sees them: an address with headers over 256 KB, or no HTTP at all. */
export function clientErrorHandler(error: Error, socket: Socket): void {
  const code = String(errorCode(error))
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refused = new Refused('INVALID_ARGUMENT', { fields: [] })
  const text = refusalText(refused, detail(refused.code, languageOf({}), refused.attributes))
  socket.end(ANSWERS[code] ?? `HTTP/1.1 400 Bad Request\r\n${headersOf(text)}\r\n\r\n${text}`)
  socket.resume()
  socket.setTimeout(LINGER_MS, () => socket.destroy())
}

const headersOf = (text: string) =>
  [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ].join('\r\n')

import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  /** Bytes of the body as transferred. */
  readonly bytes: number
  /** The body as text, decoded on request; not for chunked answers. */
  text(): string
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * One kept-alive connection that sends prepared requests one at a time and parses only status and length unless
 * asked for more: on a machine with few cores, the client's processor time is taken from the server.
 */
export class HttpConnection {
  readonly #socket: Socket
  #settle: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  #head: Head | undefined
  #got: Buffer[] = []
  #size = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    socket.on('error', error => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', reject)
      socket.once('connect', () => resolve(new HttpConnection(socket)))
    })
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#got.push(chunk)
    this.#size += chunk.length
    this.#head ??= readHead(this.#together())
    if (!this.#head) return
    const bytes = this.#size - this.#head.length
    const whole =
      this.#head.body === 'chunked'
        ? this.#together().subarray(-5).equals(LAST_CHUNK)
        : bytes >= this.#head.body
    if (!whole) return
    const { status, length } = this.#head
    const received = this.#got
    this.#head = undefined
    this.#got = []
    this.#size = 0
    this.#settle?.resolve({ status, bytes, text: () => Buffer.concat(received).toString('utf8', length) })
  }

  #together(): Buffer {
    const [first = Buffer.alloc(0)] = this.#got
    if (this.#got.length > 1) this.#got = [Buffer.concat(this.#got)]
    return this.#got[0] ?? first
  }

  #fail(error: Error): void {
    this.#settle?.reject(error)
    this.#settle = undefined
  }
}

interface Head {
  readonly length: number
  readonly status: number
  readonly body: number | 'chunked'
}

function readHead(received: Buffer): Head | undefined {
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const text = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  const chunked = /\r\ntransfer-encoding: *chunked/i.test(text)
  return {
    length: end + 4,
    status: Number(text.slice(9, 12)),
    body: chunked ? 'chunked' : Number(length ?? 0),
  }
}

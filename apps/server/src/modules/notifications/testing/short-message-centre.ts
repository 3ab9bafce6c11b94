import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import smpp, { type Fields, type Pdu, type Session } from 'smpp'

export interface Submitted {
  readonly fields: Pdu
  readonly messageId: string
}

/**
 * A short message centre on loopback with one account (`vizit`, password `secret`); over TLS if it has a
 * certificate.
 */
export class ShortMessageCentre {
  readonly submitted: Submitted[] = []
  /** Status of the answers to messages; 0 accepts them. */
  status = 0
  password = 'secret'
  /** Answers are sent after this settles. */
  held: Promise<void> = Promise.resolve()
  /** Messages without an answer: now, and the highest number so far. */
  waiting = 0
  mostWaiting = 0
  #sessions = new Set<Session>()
  #server: Server | undefined
  #made = 0
  /** The id of the next message in the centre's answer. */
  nameOf = (made: number) => `centre-${made}`
  readonly #certificate: { key: string; cert: string } | undefined

  constructor(certificate?: { key: string; cert: string }) {
    this.#certificate = certificate
  }

  async open(port = 0): Promise<number> {
    const serve = (session: Session) => this.#serve(session)
    const server = this.#certificate ? smpp.createServer(this.#certificate, serve) : smpp.createServer(serve)
    this.#server = server
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    const server = this.#server
    if (!server?.listening) return
    const closed = once(server, 'close')
    server.close()
    this.dropAll()
    await closed
  }

  dropAll(): void {
    for (const session of this.#sessions) session.destroy()
  }

  /** Sends a message to the connected client and returns the status of its answer. */
  async deliver(fields: Fields): Promise<number> {
    const [session] = this.#sessions
    if (!session) throw new Error('nobody is bound')
    const { promise, resolve } = Promise.withResolvers<Pdu>()
    session.deliver_sm(fields, resolve)
    return (await promise).command_status
  }

  get bound(): number {
    return this.#sessions.size
  }

  #serve(session: Session): void {
    session.on('error', () => undefined)
    session.on('close', () => this.#sessions.delete(session))
    session.on('bind_transceiver', (pdu: Pdu) => {
      const isKnown = pdu.system_id === 'vizit' && pdu.password === this.password
      if (isKnown) this.#sessions.add(session)
      session.send(pdu.response(isKnown ? {} : { command_status: smpp.errors.ESME_RINVPASWD }))
    })
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
    session.on('unbind', (pdu: Pdu) => {
      session.send(pdu.response())
      session.close()
    })
    session.on('submit_sm', async (pdu: Pdu) => {
      this.waiting += 1
      this.mostWaiting = Math.max(this.mostWaiting, this.waiting)
      await this.held
      this.waiting -= 1
      if (this.status !== 0) {
        session.send(pdu.response({ command_status: this.status }))
        return
      }
      this.#made += 1
      const messageId = this.nameOf(this.#made)
      this.submitted.push({ fields: pdu, messageId })
      session.send(pdu.response({ message_id: messageId }))
    })
  }
}

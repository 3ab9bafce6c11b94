import { isIP } from 'node:net'
import smpp, { type Fields, type Pdu, type Session } from 'smpp'
import { type Delay, GATEWAY_PATIENCE } from '../gateway.ts'
import type { SmppAddress } from './smpp-address.ts'

const ENQUIRE_MS = 30_000
const RECONNECT_MS = 1000
const LONGEST_RECONNECT_MS = 60_000

const UNKNOWN_TO_IT = new Set([
  smpp.errors.ESME_RINVPASWD,
  smpp.errors.ESME_RINVSYSID,
  smpp.errors.ESME_RBINDFAIL,
])

interface Hears {
  /**
   * Called with a message from the centre. The centre gets its answer when this settles; after a failure it sends
   * the message again.
   */
  deliver(pdu: Pdu): Promise<void>
}

/** A bound connection to a short message centre. When it is lost, it is opened again, with growing pauses. */
export class SmppLink {
  readonly #address: SmppAddress
  readonly #hears: Hears
  #session: Session | undefined
  #isBound = false
  #problem: Delay = 'unreachable'
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #hasEnded = false
  /** Pending requests; each gets null when the connection is lost. */
  readonly #waiting = new Set<(answer: Pdu | null) => void>()
  /** Settles when the first connection attempt has succeeded or failed. */
  readonly #tried = Promise.withResolvers<void>()

  constructor(address: SmppAddress, hears: Hears) {
    this.#address = address
    this.#hears = hears
  }

  begin(): void {
    this.#connect()
  }

  /**
   * Why nothing can be sent now. Undefined: it can. Right after the start it waits for the first connection
   * attempt.
   */
  async problem(): Promise<Delay | undefined> {
    await within(this.#tried.promise, GATEWAY_PATIENCE / 2)
    return this.#isBound ? undefined : this.#problem
  }

  /** The centre's answer. Null: none came in time, or the connection was lost. */
  submit(fields: Fields): Promise<Pdu | null> {
    return this.#ask('submit_sm', fields)
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    const session = this.#session
    if (!session) return
    if (this.#isBound) await within(this.#ask('unbind', {}), 1000)
    session.destroy()
  }

  #ask(command: 'submit_sm' | 'bind_transceiver' | 'enquire_link' | 'unbind', fields: Fields) {
    const { promise, resolve } = Promise.withResolvers<Pdu | null>()
    const timer = setTimeout(() => settle(null), GATEWAY_PATIENCE)
    const settle = (answer: Pdu | null) => {
      clearTimeout(timer)
      this.#waiting.delete(settle)
      resolve(answer)
    }
    this.#waiting.add(settle)
    const isSent = this.#session?.[command](fields, settle) ?? false
    if (!isSent) settle(null)
    return promise
  }

  #connect(): void {
    const { host, port, tls } = this.#address
    // TLS server names are host names; an IP address must not be sent as one.
    const session = smpp.connect({ host, port, tls, ...(isIP(host) ? {} : { servername: host }) })
    this.#session = session
    // `close` always follows `error`.
    session.on('error', () => session.destroy())
    session.on('close', () => this.#lost(session))
    session.on(tls ? 'secureConnect' : 'connect', () => void this.#bind(session))
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
    session.on('unbind', (pdu: Pdu) => {
      session.send(pdu.response())
      session.close()
    })
    session.on('deliver_sm', (pdu: Pdu) => void this.#deliver(session, pdu))
  }

  async #bind(session: Session): Promise<void> {
    const { systemId, password, systemType } = this.#address
    const answer = await this.#ask('bind_transceiver', {
      system_id: systemId,
      password,
      system_type: systemType,
      interface_version: 0x34,
    })
    if (answer?.command_status !== 0) {
      this.#problem = UNKNOWN_TO_IT.has(answer?.command_status) ? 'credentials' : 'unreachable'
      session.destroy()
      return
    }
    this.#isBound = true
    this.#failures = 0
    this.#tried.resolve()
    this.#enquire(session)
  }

  #enquire(session: Session): void {
    this.#timer = setTimeout(async () => {
      if (await this.#ask('enquire_link', {})) this.#enquire(session)
      else session.destroy()
    }, ENQUIRE_MS).unref()
  }

  async #deliver(session: Session, pdu: Pdu): Promise<void> {
    const command_status = await this.#hears.deliver(pdu).then(
      () => smpp.errors.ESME_ROK,
      () => smpp.errors.ESME_RX_T_APPN,
    )
    session.send(pdu.response({ command_status }))
  }

  #lost(session: Session): void {
    if (this.#session !== session) return
    if (this.#isBound) this.#problem = 'unreachable'
    this.#tried.resolve()
    this.#session = undefined
    this.#isBound = false
    clearTimeout(this.#timer)
    for (const settle of this.#waiting) settle(null)
    if (this.#hasEnded) return
    const wait = Math.min(RECONNECT_MS * 2 ** this.#failures, LONGEST_RECONNECT_MS)
    this.#failures += 1
    this.#timer = setTimeout(() => this.#connect(), wait).unref()
  }
}

async function within(promise: Promise<unknown>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([promise, late])
  clearTimeout(timer)
}

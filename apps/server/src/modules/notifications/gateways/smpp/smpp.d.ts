/** Types of the part of the library that we use; it has none of its own. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events'
  import type { Server, Socket } from 'node:net'

  export interface Text {
    readonly udh?: Buffer | readonly Buffer[]
    readonly message: Buffer | string
  }

  export interface Fields {
    readonly [field: string]: unknown
  }

  export interface Pdu {
    readonly command: string
    readonly command_status: number
    readonly esm_class?: number
    readonly data_coding?: number
    readonly system_id?: string
    readonly password?: string
    readonly system_type?: string
    readonly source_addr?: string
    readonly source_addr_ton?: number
    readonly source_addr_npi?: number
    readonly destination_addr?: string
    readonly registered_delivery?: number
    readonly validity_period?: Date | string
    readonly message_id?: string
    readonly message_state?: number
    readonly user_message_reference?: number
    readonly receipted_message_id?: string
    readonly short_message?: Text
    readonly message_payload?: Text
    response(fields?: Fields): Pdu
  }

  type Ask = (fields: Fields, answered?: (answer: Pdu) => void) => boolean

  export interface Session extends EventEmitter {
    readonly socket: Socket
    readonly bind_transceiver: Ask
    readonly submit_sm: Ask
    readonly deliver_sm: Ask
    readonly enquire_link: Ask
    readonly unbind: Ask
    send(pdu: Pdu): boolean
    close(done?: () => void): void
    destroy(done?: () => void): void
  }

  interface Smpp {
    connect(options: { host: string; port: number; tls: boolean; servername?: string }): Session
    createServer(listener: (session: Session) => void): Server
    createServer(tls: { key: string; cert: string }, listener: (session: Session) => void): Server
    readonly errors: Readonly<Record<string, number>>
    readonly encodings: {
      /** GSM 03.38, one septet to a byte. */
      readonly ASCII: { match(text: string): boolean; encode(text: string): Buffer }
      readonly UCS2: { encode(text: string): Buffer }
    }
  }

  const smpp: Smpp
  export default smpp
}

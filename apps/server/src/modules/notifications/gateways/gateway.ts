export interface Outgoing {
  /** The message's own number, for receipts of gateways that answer with none. */
  readonly id: string
  /**
   * The same whenever this message is sent, and of no other message, not even of a database that was restored: by it a
   * gateway can tell that it has taken the message already.
   */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Worth nothing to its reader after this. */
  readonly expiresAt: Date | null
}

/**
 * `throttled`: it has had too much; `credentials`: it does not know us; `unreachable`: it took nothing; `busy`: it
 * says so itself; `unclear`: it may have taken the message, or not.
 */
export type Delay = 'throttled' | 'credentials' | 'unreachable' | 'busy' | 'unclear'

/** Refused messages are never taken; delayed ones may be, when asked again. */
export type Delivery =
  | {
      readonly outcome: 'accepted'
      /** What receipts will call the message, or each of its parts. */
      readonly references?: readonly string[]
    }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'delayed'; readonly by: Delay }

/** What became of a message, or of a part of it, after it was accepted. */
export interface Receipt {
  readonly reference: string
  readonly state: 'delivered' | 'failed'
}

/** Port of whatever carries one kind of message. It answers within ten seconds and never throws. */
export interface Gateway {
  send(message: Outgoing): Promise<Delivery>
  /** For a gateway that keeps a connection: opens it, and calls `receive` with the receipts that come by it. */
  begin?(receive: (receipt: Receipt) => Promise<void>): void
  end?(): Promise<void>
}

/** With no real gateway messages go to the development inbox, which reads the outbox itself. */
export type Gateways =
  | { readonly kind: 'inbox' }
  | { readonly kind: 'real'; readonly sms: Gateway | null; readonly email: Gateway | null }

/** The longest wait for a gateway, milliseconds; a claim of the outbox lasts well beyond it. */
export const GATEWAY_PATIENCE = 10_000

export const accepted: Delivery = { outcome: 'accepted' }
export const refused: Delivery = { outcome: 'refused' }
export const delayed = (by: Delay): Delivery => ({ outcome: 'delayed', by })

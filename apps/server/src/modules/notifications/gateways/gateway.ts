export interface Outgoing {
  /** The message's own number, used in receipts if the gateway's answer has no number. */
  readonly id: string
  /**
   * The same for every attempt to send this message and different from every other message's key, even after a
   * database was restored: a gateway can recognise a message that it already accepted.
   */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The message is not worth sending after this time. */
  readonly expiresAt: Date | null
}

/**
 * `throttled`: too many messages; `credentials`: our login was refused; `unreachable`: the gateway got nothing;
 * `busy`: the gateway said so; `unclear`: the gateway may have accepted the message.
 */
export type Delay = 'throttled' | 'credentials' | 'unreachable' | 'busy' | 'unclear'

/** A refused message is final; a delayed one is tried again. */
export type Delivery =
  | {
      readonly outcome: 'accepted'
      /** The ids that receipts will use for the message, or for each of its parts. */
      readonly references?: readonly string[]
    }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'delayed'; readonly by: Delay }

/** The result for a message, or a part of it, after the gateway accepted it. */
export interface Receipt {
  readonly reference: string
  readonly state: 'delivered' | 'failed'
}

/** Port for one kind of message. `send` answers within ten seconds and never throws. */
export interface Gateway {
  send(message: Outgoing): Promise<Delivery>
  /** For a gateway that keeps a connection: opens it, and calls `receive` with the receipts that come by it. */
  begin?(receive: (receipt: Receipt) => Promise<void>): void
  end?(): Promise<void>
}

/** Without a real gateway messages go to the development inbox, which reads the outbox itself. */
export type Gateways =
  | { readonly kind: 'inbox' }
  | { readonly kind: 'real'; readonly sms: Gateway | null; readonly email: Gateway | null }

/** Milliseconds to wait for a gateway at most; a claim of the outbox lasts much longer. */
export const GATEWAY_PATIENCE = 10_000

export const accepted: Delivery = { outcome: 'accepted' }
export const refused: Delivery = { outcome: 'refused' }
export const delayed = (by: Delay): Delivery => ({ outcome: 'delayed', by })

export interface Outgoing {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** `refused`: the gateway will never take it; `later`: it may, when asked again. */
export type Delivery = 'accepted' | 'refused' | 'later'

/** Port of whatever carries one kind of message. It answers within ten seconds and never throws. */
export interface Gateway {
  send(message: Outgoing): Promise<Delivery>
}

/** With no real gateway messages go to the development inbox, which reads the outbox itself. */
export type Gateways =
  | { readonly kind: 'inbox' }
  | { readonly kind: 'real'; readonly sms: Gateway | null; readonly email: Gateway | null }

/** The longest wait for a gateway, milliseconds; a claim of the outbox lasts well beyond it. */
export const GATEWAY_PATIENCE = 10_000

import { accepted, type Gateway, type Outgoing } from '../gateways/gateway.ts'

export interface Arrived {
  readonly by: 'sms' | 'email'
  readonly message: Outgoing
}

/** A gateway that accepts each message and adds it to those that have arrived. */
export const recordingGateway = (by: Arrived['by'], arrived: Arrived[]): Gateway => ({
  send: async message => {
    arrived.push({ by, message })
    return accepted
  },
})

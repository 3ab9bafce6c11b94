/** The channels by which an account may be reminded. */
export interface ChannelSwitches {
  readonly push: boolean
  readonly sms: boolean
  readonly email: boolean
}

/** Where an account can be reached now. */
export interface Reach {
  /** Devices that show push messages. */
  readonly devices: number
  readonly maskedPhone: string | null
  readonly maskedEmail: string | null
}

/** Which channels reach the account now, chosen or not. */
export const reachedChannels = ({ devices, maskedPhone, maskedEmail }: Reach): ChannelSwitches => ({
  push: devices > 0,
  sms: maskedPhone !== null,
  email: maskedEmail !== null,
})

/** Does a chosen channel reach the account now? */
export function isReached(chosen: ChannelSwitches, reach: Reach): boolean {
  const reached = reachedChannels(reach)
  return (['push', 'sms', 'email'] as const).some(channel => chosen[channel] && reached[channel])
}

import { createAtom, useSelector } from '@tanstack/react-store'
import type { HostSettings } from '@vizit/contract/frame/host-settings.ts'
import type { Display, FrameMessage } from '@vizit/contract/frame/messages.ts'
import { isFramed } from './is-framed.ts'

/** What is known about the host page of the frame. */
interface Host {
  /**
   * How the frame is shown there; null if the host page has not said, and then it would not react to a close button.
   */
  readonly display: Display | null
  readonly settings: HostSettings
  /** Whether the account's screens are shown in addition to booking; absent outside a frame. */
  readonly showsAccount?: boolean
  readonly send: (message: FrameMessage) => void
}

const NOBODY: Host = {
  display: null,
  settings: {},
  send: () => undefined,
  // Until the server says otherwise.
  ...(isFramed && { showsAccount: false }),
}

const host = createAtom(NOBODY)

export function setHost(met: Partial<Host> | null): void {
  host.set(known => (met ? { ...known, ...met } : NOBODY))
}

/** True if the product is in a frame that shows only booking. */
export const isBookingOnly = () => host.get().showsAccount === false

export const useHost = (): Host => useSelector(host)

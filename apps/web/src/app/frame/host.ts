import { createAtom, useSelector } from '@tanstack/react-store'
import type { HostSettings } from '@vizit/contract/frame/host-settings.ts'
import type { Display, FrameMessage } from '@vizit/contract/frame/messages.ts'
import { isFramed } from './is-framed.ts'

/** The page in whose frame the product is shown, as far as it is known. */
interface Host {
  /** How the frame stands there; null: nobody has told, so that nobody would hear a button that closes it. */
  readonly display: Display | null
  readonly settings: HostSettings
  /** Whether the account's screens are shown there besides booking; absent: the product is in no frame. */
  readonly showsAccount?: boolean
  readonly tell: (message: FrameMessage) => void
}

const NOBODY: Host = {
  display: null,
  settings: {},
  tell: () => undefined,
  // Until the server has said otherwise.
  ...(isFramed && { showsAccount: false }),
}

const host = createAtom(NOBODY)

export function meetHost(met: Partial<Host> | null): void {
  host.set(known => (met ? { ...known, ...met } : NOBODY))
}

/** Is the product in a frame that shows booking alone? */
export const isBookingOnly = () => host.get().showsAccount === false

export const useHost = (): Host => useSelector(host)

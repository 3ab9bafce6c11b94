import type { HostSettings } from '@vizit/contract/frame/host-settings.ts'
import type { Display, FrameMessage } from '@vizit/contract/frame/messages.ts'
import { useSyncExternalStore } from 'react'

/** The page in whose frame the product is shown, as far as it is known. */
interface Host {
  /** How the frame stands there; null: nobody has told, so that nobody would hear a button that closes it. */
  readonly display: Display | null
  readonly settings: HostSettings
  readonly tell: (message: FrameMessage) => void
}

const NOBODY: Host = { display: null, settings: {}, tell: () => undefined }

const listeners = new Set<() => void>()
let host = NOBODY

export function meetHost(met: Partial<Host> | null): void {
  host = met ? { ...host, ...met } : NOBODY
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useHost(): Host {
  return useSyncExternalStore(subscribe, () => host)
}

import { useSyncExternalStore } from 'react'

/** A browser's own offer to install, which comes once, before any screen may want it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type NativePrompt = 'none' | 'ready' | 'installed'

const listeners = new Set<() => void>()
let offered: InstallEvent | null = null
let state: NativePrompt = 'none'

function become(next: NativePrompt, event: InstallEvent | null = null): void {
  state = next
  offered = event
  for (const tell of listeners) tell()
}

addEventListener('beforeinstallprompt', event => {
  // Else the browser would show it whenever it likes.
  event.preventDefault()
  become('ready', event as InstallEvent)
})
addEventListener('appinstalled', () => become('installed'))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this browser installs by itself when asked to. */
export function useNativePrompt(): NativePrompt {
  return useSyncExternalStore(subscribe, () => state)
}

/** Opens the browser's own prompt; false when the person declined. The browser gives it once for each page. */
export async function openNativePrompt(): Promise<boolean> {
  const event = offered
  become('none')
  return (await event?.prompt())?.outcome === 'accepted'
}

import { createAtom, useSelector } from '@tanstack/react-store'

/** The browser's install event, which is fired once, before any screen needs it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type NativePrompt = 'none' | 'ready' | 'installed'

const state = createAtom<NativePrompt>('none')
let offered: InstallEvent | null = null

function become(next: NativePrompt, event: InstallEvent | null = null): void {
  offered = event
  state.set(next)
}

globalThis.addEventListener?.('beforeinstallprompt', event => {
  // Prevents the browser from showing the prompt at a time of its own.
  event.preventDefault()
  become('ready', event as InstallEvent)
})
globalThis.addEventListener?.('appinstalled', () => become('installed'))

/** True if this browser can install the app on request. */
export const useNativePrompt = (): NativePrompt => useSelector(state)

/** Opens the browser's own prompt; false if the user declined. It works once for each page. */
export async function openNativePrompt(): Promise<boolean> {
  const event = offered
  become('none')
  return (await event?.prompt())?.outcome === 'accepted'
}

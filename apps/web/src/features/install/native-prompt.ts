import { createAtom, useSelector } from '@tanstack/react-store'

/** A browser's own offer to install, which comes once, before any screen may want it. */
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

addEventListener('beforeinstallprompt', event => {
  // Else the browser would show it whenever it likes.
  event.preventDefault()
  become('ready', event as InstallEvent)
})
addEventListener('appinstalled', () => become('installed'))

/** Whether this browser installs by itself when asked to. */
export const useNativePrompt = (): NativePrompt => useSelector(state)

/** Opens the browser's own prompt; false when the person declined. The browser gives it once for each page. */
export async function openNativePrompt(): Promise<boolean> {
  const event = offered
  become('none')
  return (await event?.prompt())?.outcome === 'accepted'
}

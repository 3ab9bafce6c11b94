import { redirect } from '@tanstack/react-router'
import { hasCode } from '../../app/device-store/has-code.ts'
import { session } from '../../app/session/session.ts'

/** Opened without a network, the app has only what is kept here to show: whoever has set a code begins at the card. */
export function redirectOfflineToWallet(): void {
  if (!navigator.onLine && session.state() === 'signed-in' && hasCode()) throw redirect({ to: '/wallet' })
}

import { redirect } from '@tanstack/react-router'
import { hasCode } from '../../app/device-store/has-code.ts'
import { session } from '../../app/session/session.ts'

/** Without a network the app can show only the device store, so a user with a code starts at the card. */
export function redirectOfflineToWallet(): void {
  if (!navigator.onLine && session.state() === 'signed-in' && hasCode()) throw redirect({ to: '/wallet' })
}

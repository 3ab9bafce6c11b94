import { redirect } from '@tanstack/react-router'
import { session } from '../session/session.ts'
import { hasCode } from './has-code.ts'

/** Opened without a network, the app has only what is kept here to show: whoever has set a code begins at the card. */
export function redirectOfflineToWallet(): void {
  if (!navigator.onLine && session.state() === 'signed-in' && hasCode()) throw redirect({ to: '/wallet' })
}

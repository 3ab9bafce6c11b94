import { systemOf } from '@vizit/domain/installation/install-method.ts'
import { isFramed } from '../../app/frame/is-framed.ts'
import { isInstalled } from '../../app/install/is-installed.ts'
import { thisBrowser } from '../../app/install/this-browser.ts'
import { readPushEndpoint } from './push-endpoint.ts'

/**
 * `needs-installing`: iPhones show messages only for installed apps; `denied`: the user has blocked them, and the
 * browser does not ask again.
 */
export type PushStatus = 'unsupported' | 'needs-installing' | 'denied' | 'off' | 'on'

/** Whether this device shows messages, or what prevents it. */
export function pushStatus(): PushStatus {
  if (isFramed) return 'unsupported'
  if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) {
    return systemOf(thisBrowser()) === 'ios' && !isInstalled() ? 'needs-installing' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && readPushEndpoint() !== null ? 'on' : 'off'
}

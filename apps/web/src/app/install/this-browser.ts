import type { Browser } from '@vizit/domain/installation/install-method.ts'

export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})

import type { Browser } from '@vizit/domain/installation/install-way.ts'

export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})

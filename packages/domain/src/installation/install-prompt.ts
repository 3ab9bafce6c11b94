import { DAY_MS } from '../time/day.ts'
import { type Browser, iosVersion, systemOf } from './install-method.ts'

/** Milliseconds after the first closing: a day (calls §9, "PWA install prompt"). */
const RETURNS_AFTER = DAY_MS
/** Milliseconds after any later closing: 30 days. */
const DISMISSED_FOR = 30 * DAY_MS
const FIRST_IOS = 18

/** What the device stores about the prompt (product §4, "Install prompt"). */
export interface InstallPromptMemory {
  /** The last closing, in milliseconds since the epoch. */
  readonly closedAt: number
  /** True if the prompt was closed when it was shown again, which counts as dismissed. */
  readonly wasSecond: boolean
}

export interface InstallPromptScene extends Browser {
  readonly isFramed: boolean
  readonly isInstalled: boolean
  readonly memory: InstallPromptMemory | null
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * True if the install prompt is shown: only in an embedded frame, on Android except Huawei or on iOS 18 and later;
 * again 1 day after the first closing, and 30 days after it was dismissed (product §4, calls §9).
 */
export function showsInstallPrompt(scene: InstallPromptScene): boolean {
  const { isFramed, isInstalled, memory, now } = scene
  if (!isFramed || isInstalled || !isOffered(scene)) return false
  if (memory === null) return true
  return now - memory.closedAt >= (memory.wasSecond ? DISMISSED_FOR : RETURNS_AFTER)
}

/** The state to store when the prompt is closed: every closing after the first counts as dismissed. */
export function closedInstallPrompt(before: InstallPromptMemory | null, now: number): InstallPromptMemory {
  return { closedAt: now, wasSecond: before !== null }
}

function isOffered(browser: Browser): boolean {
  const system = systemOf(browser)
  return system === 'android' || (system === 'ios' && (iosVersion(browser) ?? 0) >= FIRST_IOS)
}

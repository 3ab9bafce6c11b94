import { DAY_MS } from '../time/day.ts'
import { type Browser, iosVersion, systemOf } from './install-way.ts'

/** Milliseconds after the first closing: a day (calls §9, "PWA install prompt"). */
const RETURNS_AFTER = DAY_MS
/** Milliseconds after it was closed once more: 30 days. */
const DISMISSED_FOR = 30 * DAY_MS
const FIRST_IOS = 18

/** What the device keeps of the prompt (product §4, "Install prompt"). */
export interface InstallPromptMemory {
  /** When it was closed last; milliseconds since the epoch. */
  readonly closedAt: number
  /** It had come back when it was closed: it was dismissed. */
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
 * Whether the install prompt shows: only in an embedded frame, on Android but Huawei or on iOS 18 and later; again a day
 * after it was closed, and 30 days once dismissed (product §4, calls §9).
 */
export function showsInstallPrompt(scene: InstallPromptScene): boolean {
  const { isFramed, isInstalled, memory, now } = scene
  if (!isFramed || isInstalled || !isOffered(scene)) return false
  if (memory === null) return true
  return now - memory.closedAt >= (memory.wasSecond ? DISMISSED_FOR : RETURNS_AFTER)
}

/** What is kept when the prompt is closed: whatever is closed after the first time is dismissed. */
export function closedInstallPrompt(before: InstallPromptMemory | null, now: number): InstallPromptMemory {
  return { closedAt: now, wasSecond: before !== null }
}

function isOffered(browser: Browser): boolean {
  const system = systemOf(browser)
  return system === 'android' || (system === 'ios' && (iosVersion(browser) ?? 0) >= FIRST_IOS)
}

import type { SettingProblem } from './host-settings.ts'

/** Grows when a message changes its meaning; new messages and settings may come within a version. */
const PROTOCOL = 1

/** How a frame stands in its host page: over it, with a button that closes it, or inside it, as high as it is. */
export type Display = 'dialog' | 'inline'

/** What a host page says to the frame. */
export type HostMessage =
  /** The first words, in answer to `ready`. */
  | { readonly type: 'hello'; readonly display: Display }
  /** All settings at once, in place of those before; to be read by `parseHostSettings`. */
  | { readonly type: 'settings'; readonly settings: unknown }
  /** The frame has been opened: the focus goes to its heading. */
  | { readonly type: 'focus' }

export const frameProblems = ['MALFORMED_SETTINGS', 'HOST_NOT_ALLOWED'] as const
export type FrameProblem = (typeof frameProblems)[number]

/** What the frame says to its host page: nothing of a patient. */
export type FrameMessage =
  /** It listens. Said to any page, for it tells nothing. */
  | { readonly type: 'ready' }
  /** The last settings hold. */
  | { readonly type: 'applied' }
  /** The last settings do not hold, none of them. */
  | {
      readonly type: 'error'
      readonly code: FrameProblem
      readonly problems: readonly SettingProblem[]
    }
  /** CSS pixels that the whole screen takes; for a frame that stands inside the page. */
  | { readonly type: 'height'; readonly height: number }
  /** Another screen is shown, from its beginning. */
  | { readonly type: 'screen' }
  | { readonly type: 'booked' }
  /** The patient wants the frame closed. */
  | { readonly type: 'close' }

/** A message as it is posted. */
export const sealed = <M extends HostMessage | FrameMessage>(message: M) => ({ vizit: PROTOCOL, ...message })

/** What a page posted to the frame; null: nothing that is known, to be passed over. */
export function readHostMessage(data: unknown): HostMessage | null {
  const message = opened(data)
  if (message?.type === 'settings') return { type: 'settings', settings: message.settings }
  if (message?.type === 'focus') return { type: 'focus' }
  if (message?.type !== 'hello') return null
  const { display } = message
  return display === 'dialog' || display === 'inline' ? { type: 'hello', display } : null
}

const bare = ['ready', 'applied', 'screen', 'booked', 'close'] as const
const MOST_PIXELS = 100_000

/** What a frame posted to the page; null: nothing that is known, to be passed over. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const message = opened(data)
  const type = bare.find(known => known === message?.type)
  if (type) return { type }
  if (message?.type === 'height') {
    const { height } = message
    const isHeight = typeof height === 'number' && height >= 0 && height <= MOST_PIXELS
    return isHeight ? { type: 'height', height } : null
  }
  if (message?.type !== 'error') return null
  const code = frameProblems.find(known => known === message.code)
  const { problems } = message
  return code && Array.isArray(problems)
    ? { type: 'error', code, problems: problems.filter(isProblem) }
    : null
}

function opened(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  return message.vizit === PROTOCOL ? message : null
}

function isProblem(value: unknown): value is SettingProblem {
  if (typeof value !== 'object' || value === null) return false
  const { setting, expected } = value as Partial<SettingProblem>
  return typeof setting === 'string' && typeof expected === 'string'
}

import type { SettingProblem } from './host-settings.ts'

/** Increases when the meaning of a message changes; new messages and settings may be added within a version. */
const PROTOCOL = 1

/**
 * How the frame is shown: over the host page with a close button (dialog), or inside it at its full height (inline).
 */
export type Display = 'dialog' | 'inline'

/** Messages from the host page to the frame. */
export type HostMessage =
  /** The first message, in answer to `ready`. */
  | { readonly type: 'hello'; readonly display: Display }
  /** All settings at once; they replace the previous ones. To be read by `parseHostSettings`. */
  | { readonly type: 'settings'; readonly settings: unknown }
  /** The frame was opened: the focus moves to its heading. */
  | { readonly type: 'focus' }

export const frameProblems = ['MALFORMED_SETTINGS', 'HOST_NOT_ALLOWED'] as const
export type FrameProblem = (typeof frameProblems)[number]

/** Messages from the frame to its host page; they contain no patient data. */
export type FrameMessage =
  /** The frame is ready to receive messages. Sent to any origin, because it contains no data. */
  | { readonly type: 'ready' }
  /** The last settings were accepted. */
  | { readonly type: 'applied' }
  /** The last settings were refused as a whole. */
  | {
      readonly type: 'error'
      readonly code: FrameProblem
      readonly problems: readonly SettingProblem[]
    }
  /** The height of the whole screen in CSS pixels, for an inline frame. */
  | { readonly type: 'height'; readonly height: number }
  /** Another screen is shown, scrolled to its top. */
  | { readonly type: 'screen' }
  | { readonly type: 'booked' }
  /** The patient asks to close the frame. */
  | { readonly type: 'close' }

/** A message with the protocol's name and version, ready to be posted. */
export const sealed = <M extends HostMessage | FrameMessage>(message: M) => ({ vizit: PROTOCOL, ...message })

/** Reads a message from the host page; null if it is unknown, to be ignored. */
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

/** Reads a message from the frame; null if it is unknown, to be ignored. */
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

import { type HostMessage, sealed } from '@vizit/contract/frame/messages.ts'
import { vi } from 'vitest'

interface Heard {
  readonly type: string
  /** The target origin; `*`: any. */
  readonly to: string
}

/** A clinic's page with the application under test in its frame. */
export function hostPage() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('a frame in the page has a window')
  const heard: Heard[] = []
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((message: object, to: unknown) => {
    heard.push({ ...(message as Heard), to: String(to) })
  })
  const post = (data: unknown, origin = 'https://clinic.test', source: Window = contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return {
    window: contentWindow,
    /** The messages that it received, except those for any origin. */
    heard: () => heard.filter(({ to }) => to !== '*').map(({ type }) => type),
    told: heard,
    post,
    say: (message: HostMessage, origin?: string) => post(sealed(message), origin),
    leave: () => frame.remove(),
  }
}

import { type HostMessage, sealed } from '@vizit/contract/frame/messages.ts'
import { vi } from 'vitest'

interface Heard {
  readonly type: string
  /** The only origin to which it was said; `*`: to any. */
  readonly to: string
}

/** A clinic's page, in whose frame the application under test is. */
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
    /** What it was told, but for what any page is told. */
    heard: () => heard.filter(({ to }) => to !== '*').map(({ type }) => type),
    told: heard,
    post,
    say: (message: HostMessage, origin?: string) => post(sealed(message), origin),
    leave: () => frame.remove(),
  }
}

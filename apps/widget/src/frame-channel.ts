import {
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
  sealed,
} from '@vizit/contract/frame/messages.ts'

/** Exchanges messages with one frame of the product and ignores every other window. */
export function frameChannel(frame: HTMLIFrameElement, base: string, hear: (message: FrameMessage) => void) {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== base) return
    const message = readFrameMessage(data)
    if (message) hear(message)
  }
  addEventListener('message', listen)
  return {
    say: (message: HostMessage) => frame.contentWindow?.postMessage(sealed(message), base),
    end: () => removeEventListener('message', listen),
  }
}

import type { HostSettings } from '@vizit/contract/frame/host-settings.ts'
import type { FrameMessage } from '@vizit/contract/frame/messages.ts'
import { frameChannel } from './frame-channel.ts'
import { frameElement } from './frame-element.ts'
import type { FramePlacement } from './frame-placement.ts'
import { mayShow } from './may-show.ts'
import { VizitError, type VizitErrorCode } from './vizit-error.ts'
import type { WidgetEvent } from './widget-events.ts'
import type { widgetTexts } from './widget-texts.ts'

/** Milliseconds without a message after which the frame counts as not loading. */
const PATIENCE = 20_000

interface ShowFrameParts {
  readonly base: string
  /** The start address of the frame. */
  readonly address: string
  readonly providerCode: string
  readonly place: FramePlacement
  readonly texts: ReturnType<typeof widgetTexts>
  /** The current settings. */
  readonly settings: () => HostSettings
  readonly emit: (event: Exclude<WidgetEvent, 'error'>) => void
  readonly fail: (error: VizitError) => void
}

/** Inserts the frame into its place and handles its messages. */
export function showFrame(parts: ShowFrameParts) {
  const { base, place, texts, emit, fail } = parts
  const href = base + parts.address
  const frame = frameElement(href, texts.title)
  const channel = frameChannel(frame, base, hear)
  let isReady = false
  const patience = setTimeout(() => give(texts.unreachable, 'UNREACHABLE'), PATIENCE)

  function give(text: string, code: VizitErrorCode): void {
    clearTimeout(patience)
    place.say({ text, link: { text: texts.openApart, href } })
    fail(new VizitError(code))
  }

  function update(): void {
    if (isReady) channel.say({ type: 'settings', settings: parts.settings() })
  }

  function focus(): void {
    if (!isReady || place.display === 'inline') return
    frame.focus()
    channel.say({ type: 'focus' })
  }

  /** A frame that has reloaded itself gets the display mode and all settings again. */
  function greet(): void {
    const isFirst = !isReady
    // Read before the focused element may be hidden.
    const hasFocus = place.hasFocus()
    clearTimeout(patience)
    isReady = true
    place.say(null)
    channel.say({ type: 'hello', display: place.display })
    update()
    if (!isFirst) return
    if (hasFocus) focus()
    emit('ready')
  }

  function hear(message: FrameMessage): void {
    if (message.type === 'ready') greet()
    else if (message.type === 'error') fail(new VizitError(message.code, message.problems))
    else if (message.type === 'height') place.fit(message.height)
    else if (message.type === 'close') place.hide()
    else if (message.type === 'booked') emit('booked')
    else if (message.type === 'screen' && place.display === 'inline') seeTop(frame)
  }

  place.say({ text: texts.loading })
  place.hold(frame)
  void mayShow(base, parts.providerCode).then(answer => {
    if (answer === 'yes' || isReady || !frame.isConnected) return
    frame.remove()
    give(texts.notAllowed, answer)
  })
  return {
    update,
    focus,
    end() {
      clearTimeout(patience)
      channel.end()
    },
  }
}

/** Scrolls to the top of a new screen; does nothing if the top is visible. */
function seeTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
}

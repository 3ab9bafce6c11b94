import {
  type HostSettings,
  parseHostSettings,
  type SettingProblem,
} from '@vizit/contract/frame/host-settings.ts'
import { startAddress } from '@vizit/contract/frame/start-address.ts'
import { dialogPlacement } from './dialog-placement.ts'
import type { FramePlacement } from './frame-placement.ts'
import { inlinePlacement } from './inline-placement.ts'
import { showFrame } from './show-frame.ts'
import { VizitError } from './vizit-error.ts'
import { createEvents, type WidgetEvent } from './widget-events.ts'
import { widgetTexts } from './widget-texts.ts'

interface WidgetParts {
  /** The address of the product. */
  readonly base: string
  /** Where the frame is shown in the page: an element or a CSS selector. Without it the frame opens over the page. */
  readonly container?: Element | string | undefined
  readonly settings: object
}

const NEEDED: SettingProblem = { setting: 'providerCode', expected: 'the code of an organisation' }

/** One frame of the product in this page. It is created when it is first opened and kept until it is removed. */
export function createWidget({ base, container, settings: initial }: WidgetParts) {
  const texts = widgetTexts()
  const events = createEvents()
  const emit = (event: Exclude<WidgetEvent, 'error'>) => events.emit(event, undefined)
  let current: HostSettings = {}
  let shown: (ReturnType<typeof showFrame> & { place: FramePlacement }) | null = null

  function fail(error: VizitError): void {
    events.emit('error', error)
    // Reported to the console and to the page's own error monitoring.
    reportError(error)
  }

  /** Applies all of these settings, or reports the problems and applies none. */
  function take(given: object): boolean {
    const { settings, problems } = parseHostSettings(given)
    if (settings?.providerCode) current = settings
    else fail(new VizitError('MALFORMED_SETTINGS', problems ?? [NEEDED]))
    return current === settings
  }

  function findPlace(): FramePlacement | null {
    const hidden = () => emit('closed')
    if (container === undefined) return dialogPlacement(texts, hidden)
    const found = typeof container === 'string' ? document.querySelector(container) : container
    return found && inlinePlacement(found, hidden)
  }

  function show(): void {
    const place = findPlace()
    if (!place) {
      fail(new VizitError('NO_CONTAINER'))
      return
    }
    const { providerCode = '' } = current
    const address = startAddress(current)
    const settings = () => current
    const frame = showFrame({ base, address, providerCode, place, texts, settings, emit, fail })
    shown = { ...frame, place }
    place.show()
  }

  return {
    on: events.on,
    /** Shows the frame; the given settings are added to those of the widget. */
    open(given?: object): void {
      if ((given || !current.providerCode) && !take({ ...initial, ...given })) return
      if (shown) {
        shown.place.show()
        shown.update()
        shown.focus()
      } else show()
      if (shown) emit('opened')
    },
    close(): void {
      shown?.place.hide()
    },
    /** Adds to the current settings; null removes a setting. */
    update(given: object): void {
      const before = current.providerCode ? current : initial
      if (take({ ...before, ...given })) shown?.update()
    },
    /** Removes the frame from the page. */
    remove(): void {
      shown?.end()
      shown?.place.remove()
      shown = null
    },
  }
}

export type Widget = ReturnType<typeof createWidget>

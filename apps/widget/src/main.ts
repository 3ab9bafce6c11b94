import { createWidget, type Widget } from './create-widget.ts'
import { readAttributes } from './read-attributes.ts'

interface CreateOptions {
  readonly container?: Element | string
  readonly [setting: string]: unknown
}

declare global {
  interface Window {
    Vizit?: Widget & { create(options: CreateOptions): Widget }
  }
}

const script = document.currentScript as HTMLScriptElement
const base = new URL(script.src).origin
const { container } = script.dataset

const widget = createWidget({ base, container, settings: readAttributes(script) })
window.Vizit ??= {
  ...widget,
  create: ({ container, ...settings }) => createWidget({ base, container, settings }),
}

function openFor(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const opener = target instanceof Element && target.closest<HTMLElement>('[data-vizit-open]')
  // Modifier keys ask for a new tab or window: the link itself is followed.
  if (!opener || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  widget.open(readAttributes(opener))
}

if (container === undefined) document.addEventListener('click', openFor)
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => widget.open())
else widget.open()

import type { FramePlacement } from './frame-placement.ts'
import { noticeElement } from './notice-element.ts'
import { shadow } from './shadow.ts'

/** CSS pixels, until the frame reports its height. */
const FIRST_HEIGHT = 640

/** Inside the page, at the height of its content. */
export function inlinePlacement(container: Element, onHidden: () => void): FramePlacement {
  const { element, root } = shadow()
  const notice = noticeElement()
  root.append(notice.element)
  container.append(element)
  let held: HTMLIFrameElement | null = null

  function fit(height: number): void {
    if (held) held.style.height = `${Math.ceil(height)}px`
  }

  return {
    display: 'inline',
    hold(frame) {
      held = frame
      fit(FIRST_HEIGHT)
      root.append(frame)
    },
    show() {
      element.hidden = false
    },
    hide() {
      element.hidden = true
      onHidden()
    },
    say: said => notice.say(said),
    fit,
    hasFocus: () => root.activeElement !== null,
    remove: () => element.remove(),
  }
}

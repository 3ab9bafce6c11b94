import type { FramePlacement } from './frame-placement.ts'
import { noticeElement } from './notice-element.ts'
import { shadow } from './shadow.ts'

/** Over the page: the browser's `<dialog>` keeps the focus inside, closes on Escape and returns the focus. */
export function dialogPlacement(
  texts: { title: string; close: string },
  onHidden: () => void,
): FramePlacement {
  const { element, root } = shadow()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', texts.title)
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: texts.close })
  const notice = noticeElement()
  dialog.append(button, notice.element)
  root.append(dialog)
  document.body.append(element)
  let unlock = () => {}

  button.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    unlock()
    onHidden()
  })

  return {
    display: 'dialog',
    hold: frame => dialog.append(frame),
    show() {
      if (dialog.open) return
      unlock = lockPage()
      dialog.showModal()
    },
    hide: () => dialog.close(),
    say(said) {
      notice.say(said)
      // The frame has its own close button, among its controls.
      button.hidden = said === null
    },
    fit: () => {},
    hasFocus: () => root.activeElement !== null,
    remove() {
      dialog.close()
      element.remove()
    },
  }
}

/** Stops the page behind from scrolling. */
function lockPage(): () => void {
  const { documentElement: page } = document
  const { overflow } = page.style
  const { scrollX: left, scrollY: top } = window
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = overflow
    scrollTo({ left, top, behavior: 'instant' })
  }
}

import { type MouseEvent, useRef } from 'react'
import { isRestOfDoubleTap } from '../form/rest-of-double-tap.ts'

/** What clicks do to a dialog, the backdrop of which is the `<dialog>` element itself. */
export function useDialogClicks(onClose: () => void) {
  const isBegun = useRef(false)
  const isPressedOutside = useRef(false)
  return {
    // The second half of a double tap falls on what the first half has opened: it was meant for the page.
    onClickCapture(event: MouseEvent) {
      if (!isRestOfDoubleTap(event)) isBegun.current = true
      if (isBegun.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Selecting text may end outside; only a press that also began there closes.
    onMouseDown(event: MouseEvent) {
      isPressedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (isPressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
}

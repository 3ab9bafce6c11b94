import { type MouseEvent, useRef } from 'react'
import { isRestOfDoubleTap } from '../form/rest-of-double-tap.ts'

/** What clicks do to a dialog, the backdrop of which is the `<dialog>` element itself. */
export function useDialogClicks(onClose: () => void) {
  const isBegun = useRef(false)
  const isPressedOutside = useRef(false)
  const isFilledIn = useRef(false)
  return {
    // The second half of a double tap falls on what the first half has opened: it was meant for the page.
    onClickCapture(event: MouseEvent) {
      if (!isRestOfDoubleTap(event)) isBegun.current = true
      if (isBegun.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // What was typed, ticked or picked is not lost by a press beside it: then a dialog is left by its own buttons.
    onInput() {
      isFilledIn.current = true
    },
    // Selecting text may end outside; only a press that also began there closes.
    onMouseDown(event: MouseEvent) {
      isPressedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      const isOutside = isPressedOutside.current && event.target === event.currentTarget
      if (isOutside && !isFilledIn.current) onClose()
    },
  }
}

import { type MouseEvent, useRef } from 'react'
import { isSecondTap } from '../form/is-second-tap.ts'

/** The click handlers of a dialog; its backdrop is the `<dialog>` element itself. */
export function useDialogClicks(onClose: () => void) {
  const isBegun = useRef(false)
  const isPressedOutside = useRef(false)
  const isFilledIn = useRef(false)
  return {
    // The second tap of a double tap hits the dialog that the first one opened, but it was meant for the page.
    onClickCapture(event: MouseEvent) {
      if (!isSecondTap(event)) isBegun.current = true
      if (isBegun.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // After something was entered, a press outside does not close the dialog, so that the input is not lost; its own
    // buttons still do.
    onInput() {
      isFilledIn.current = true
    },
    // Selecting text may end outside; only a press that also started there closes the dialog.
    onMouseDown(event: MouseEvent) {
      isPressedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      const isOutside = isPressedOutside.current && event.target === event.currentTarget
      if (isOutside && !isFilledIn.current) onClose()
    },
  }
}

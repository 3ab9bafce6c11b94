import { type RefObject, useLayoutEffect } from 'react'
import { useCloseOnBack } from './close-on-back.ts'

/** Shows a dialog above the page while it is mounted; Back closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useCloseOnBack(onClose)
  // In a layout effect, before the element leaves the page: only then does closing return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [dialog])
}

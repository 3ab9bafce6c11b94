import { type RefObject, useEffect, useRef } from 'react'

interface FocusOfAlert {
  readonly said: RefObject<HTMLElement | null>
  readonly askButton: RefObject<HTMLElement | null>
}

/** Where the focus goes once the form is closed or a wait has ended: what had it before may be gone. */
export function useFocusOfAlert(
  isAsking: boolean,
  hasAlert: boolean,
  { said, askButton }: FocusOfAlert,
): void {
  /** Whether the form was opened for a change of what was waited for; null: it was not opened. */
  const changedOne = useRef<boolean | null>(null)
  const hadAlert = useRef(hasAlert)
  useEffect(() => {
    const hasEnded = hadAlert.current && !hasAlert
    hadAlert.current = hasAlert
    if (isAsking) {
      changedOne.current ??= hasAlert
      return
    }
    if (hasAlert && changedOne.current === false) {
      said.current?.focus()
      changedOne.current = null
      return
    }
    // The button that ended the wait is gone with it; the form of an address was opened by no button, to which the focus could return.
    if ((hasEnded || changedOne.current !== null) && document.activeElement === document.body)
      askButton.current?.focus()
    if (hasAlert) changedOne.current = null
  }, [isAsking, hasAlert, said, askButton])
}

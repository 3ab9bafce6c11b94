import { type RefObject, useEffect, useRef } from 'react'

type IsLater = RefObject<boolean>

/** Whether a step of linking follows another one on this screen. The first one leaves the focus where it is. */
export function useIsLaterStep(): IsLater {
  const isLater = useRef(false)
  useEffect(() => {
    isLater.current = true
  }, [])
  return isLater
}

/** A later step takes the focus from the button that has gone. */
export function useStepFocus(isLater: IsLater, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (isLater.current) field.current?.focus()
  }, [isLater, field])
}

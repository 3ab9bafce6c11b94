import { createAtom, useSelector } from '@tanstack/react-store'
import { useSessionState } from '../session/session.ts'

const isRead = createAtom(false)

export const basketIsRead = (): void => isRead.set(true)

/** Whether the basket is all that the device has: that of an account is read once its store has opened. */
export function useIsBasketRead(): boolean {
  const isKnown = useSelector(isRead)
  return useSessionState() !== 'signed-in' || isKnown
}

import type { UserEvent } from '@testing-library/user-event'

/** Presses Tab until this has the focus, as somebody without a mouse does; nothing on a screen needs more. */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (document.activeElement === element) return
    await user.tab()
  }
  throw new Error(`Tab does not reach ${element.outerHTML}`)
}

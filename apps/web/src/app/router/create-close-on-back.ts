import type { RouterHistory } from '@tanstack/react-router'
import type { CloseOnBack } from '@vizit/ui/dialog/close-on-back.ts'

/**
 * Back closes the dialog that was opened last, and the screen stays. The step back is undone instead of an
 * entry being added for each dialog: no entry is left behind where a dialog ends by going on to another
 * screen, and Forward leads where it led before.
 */
export function createCloseOnBack(history: RouterHistory): CloseOnBack {
  const open: (() => void)[] = []
  let unblock = () => {}
  function blockerFn({ action }: { action: string }) {
    const last = open.at(-1)
    if (action !== 'BACK' || !last) return false
    last()
    return true
  }
  return close => {
    if (open.push(close) === 1) unblock = history.block({ blockerFn, enableBeforeUnload: false })
    return () => {
      open.splice(open.indexOf(close), 1)
      if (open.length === 0) unblock()
    }
  }
}

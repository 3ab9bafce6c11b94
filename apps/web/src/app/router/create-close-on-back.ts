import type { CloseOnBack } from '@vizit/ui/dialog/close-on-back.ts'
import type { createAppRouter } from './router.tsx'

/**
 * Back closes the dialog that was opened last, and the screen stays. The step back is undone, instead of adding a
 * history entry for each dialog: so no extra entry stays when a dialog leads to another screen, and Forward works as
 * before. A step back from the first page would leave the app, which cannot be undone: there, the first dialog adds an entry.
 */
export function createCloseOnBack(router: ReturnType<typeof createAppRouter>): CloseOnBack {
  const { history } = router
  const open: (() => void)[] = []
  let unblock = () => {}
  function addEntry() {
    const state = { ...history.location.state, isBehindDialog: true }
    void router.navigate({ to: '.', search: true, hash: true, state, resetScroll: false })
  }
  function blockerFn({ action }: { action: string }) {
    const last = open.at(-1)
    if (action !== 'BACK' || !last) return false
    // Once the step is undone: what a dialog that closes does to its entry would be done to the one before.
    addEventListener('popstate', () => open.includes(last) && last(), { once: true })
    return true
  }
  return close => {
    if (history.location.state.__TSR_index === 0) addEntry()
    if (open.push(close) === 1) unblock = history.block({ blockerFn, enableBeforeUnload: false })
    return () => {
      open.splice(open.indexOf(close), 1)
      if (open.length === 0) unblock()
    }
  }
}

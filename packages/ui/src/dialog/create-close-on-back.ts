import { type DialogRouter, type EntryState, stepHandler } from './dialog-router.ts'

/** How long the browser may take for a step that undoes another, in ms: it drops the step if Back was pressed twice at once. */
const LONGEST_STEP = 500

/**
 * Back closes the dialog that was opened last, and the screen stays. The step back is undone, instead of adding a
 * history entry for each dialog: so no extra entry stays when a dialog leads to another screen, and Forward works as
 * before. A step back from the first page would leave the app, which cannot be undone: there, the first dialog adds an
 * entry, which one step Back passes over once the dialog is closed. To leave it at once would stop a page that is being opened.
 */
export function createCloseOnBack({ history, navigate }: DialogRouter) {
  const open: (() => void)[] = []
  /** Closes what was open when the step began that is being undone. */
  let undoing: { close: () => void; timer: ReturnType<typeof setTimeout> } | null = null
  let hasAddedEntry = false

  const place = () => history.location.state.__TSR_index
  const isOnAddedEntry = () => hasAddedEntry && place() === 1

  function addEntry() {
    hasAddedEntry = true
    const state = { ...history.location.state, isBehindDialog: true }
    navigate({ to: '.', search: true, hash: true, state, resetScroll: false })
  }

  /** The first page, as it is by now: a filter may have been changed on the entry that was added. */
  function moveToFirstEntry() {
    hasAddedEntry = false
    const { href, state } = history.location
    const first = { ...state, isBehindDialog: false, __TSR_index: 0 }
    window.history.replaceState(first, '', history.createHref(href))
  }

  function undo(close: () => void) {
    const timer = setTimeout(() => {
      undoing = null
      close()
      // The address is another page's by now: the router follows it.
      window.history.replaceState(window.history.state, '')
    }, LONGEST_STEP)
    undoing = { close, timer }
    window.history.go(1)
  }

  function finishUndoing() {
    if (!undoing) return
    clearTimeout(undoing.timer)
    // Only now: what a dialog that closes does to its entry would be done to the one before.
    undoing.close()
    undoing = null
  }

  /** True if the router must not learn of this step. */
  function handleStep({ __TSR_index: to, isBehindDialog = false }: EntryState) {
    const from = place()
    const last = open.at(-1)
    if (undoing) {
      finishUndoing()
      return to === from
    }
    if (last && to === from - 1) {
      const close = () => open.includes(last) && last()
      if (!isOnAddedEntry() || open.length > 1) undo(close)
      else {
        moveToFirstEntry()
        close()
      }
      return true
    }
    if (to === 0 && isOnAddedEntry()) {
      moveToFirstEntry()
      window.history.back()
      return true
    }
    if (to === 0) hasAddedEntry = false
    // Nothing is to be seen there that the entry before does not show.
    if (isBehindDialog && to !== from) window.history.go(Math.sign(to - from))
    return isBehindDialog
  }

  stepHandler.handle = handleStep

  /** Closes this dialog on the next step back; returns a function that says that it is closed. */
  return (close: () => void) => {
    if (place() === 0) addEntry()
    open.push(close)
    return () => {
      open.splice(open.indexOf(close), 1)
    }
  }
}

import { createContext } from 'react'

/** The place of an entry in the history, as the router writes it, beside what the screens have put there. */
export interface EntryState {
  readonly __TSR_index: number
  /** The same page as the entry before, where the first dialog was opened: a step back has somewhere to lead. */
  readonly isBehindDialog?: boolean
}

/** What dialogs need of the app's router. */
export interface DialogRouter {
  readonly history: {
    readonly location: { readonly href: string; readonly state: EntryState }
    createHref(href: string): string
  }
  navigate(step: { to: '.'; search: true; hash: true; state: EntryState; resetScroll: false }): unknown
}

/** Null where nothing can be left by Back. */
export const DialogRouterContext = createContext<DialogRouter | null>(null)

/** What is asked about each step through the history before the router is: true if the router must not learn of it. */
export const stepHandler = { handle: (_state: EntryState): boolean => false }

// Here, where it is loaded before the router: browsers call the listeners of a window in their order.
globalThis.addEventListener?.('popstate', event => {
  if (event.state?.__TSR_index !== undefined && stepHandler.handle(event.state))
    event.stopImmediatePropagation()
})

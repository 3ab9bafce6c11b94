import { book } from './acts/book.ts'
import { bookAsGuest } from './acts/book-as-guest.ts'
import { cancel, move } from './acts/change.ts'
import { hold } from './acts/hold.ts'
import { importAgain } from './acts/import-again.ts'
import type { ModelState, Operation } from './state.ts'
import { letGo } from './timeslots.ts'

/**
 * What one operation does when nobody else acts, and how it is answered: the rules of booking written down a
 * second time, as plainly as can be. `observed` names the visit that a booking made.
 */
export function apply(state: ModelState, operation: Operation, observed: string): string {
  switch (operation.kind) {
    case 'hold':
      return hold(state, operation)
    case 'release':
      letGo(state, operation.holders)
      return '204'
    case 'book':
      return book(state, operation, observed)
    case 'bookAsGuest':
      return bookAsGuest(state, operation, observed)
    case 'move':
      return move(state, operation)
    case 'cancel':
      return cancel(state, operation)
    case 'import':
      return importAgain(state, operation)
  }
}

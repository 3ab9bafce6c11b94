import { book } from './acts/book.ts'
import { bookAsGuest } from './acts/book-as-guest.ts'
import { cancel, move } from './acts/change.ts'
import { hold } from './acts/hold.ts'
import { importAgain } from './acts/import-again.ts'
import type { ModelState, Operation } from './state.ts'
import { letGo } from './timeslots.ts'

/**
 * Applies one operation to the model as if it ran alone, and returns its answer. This is a second, plain
 * implementation of the booking rules. `observed` is the id of the visit that the server made.
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

import { setupServer } from 'msw/node'

/** Answers the screens under test; each test sets the answers (`answer`, `refuse`). */
export const server = setupServer()

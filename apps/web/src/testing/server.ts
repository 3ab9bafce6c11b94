import { setupServer } from 'msw/node'

/** Answers the screens under test; each test says with what (`answer`, `refuse`). */
export const server = setupServer()

import { errorCode } from '../error-code.ts'

const DEADLOCK = '40P01'
const ATTEMPTS = 3

/**
 * Retries a transaction that PostgreSQL rolled back as one side of a deadlock, for example between an import and a
 * booking.
 */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (errorCode(error) !== DEADLOCK || attempt === ATTEMPTS) throw error
    }
  }
}

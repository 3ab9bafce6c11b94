import { errorCode } from '../error-code.ts'

const DEADLOCK = '40P01'
const ATTEMPTS = 3

/**
 * Of two transactions that met each other's locks crosswise, such as an import and a booking, PostgreSQL gives one up: that
 * one begins again.
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

const DEADLOCK = '40P01'
const ATTEMPTS = 3

/** An import that met a booking's locks crosswise may be the one that PostgreSQL gives up: it begins again. */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== DEADLOCK || attempt === ATTEMPTS) throw error
    }
  }
}

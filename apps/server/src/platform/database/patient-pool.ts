import pg from 'pg'

/** No connection became free in time, or the pool is closing: the database is overloaded or being left. */
export class DatabaseBusy extends Error {
  constructor(cause: Error) {
    super('no connection to the database came free', { cause })
    this.name = 'DatabaseBusy'
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/** A pool whose own errors can be told from those of PostgreSQL and of the network, which have a code. */
export class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return super.connect().catch(error => Promise.reject(namedRefusal(error)))
    super.connect((error, client, done) => connected(error && namedRefusal(error), client, done))
    return undefined
  }
}

/** Errors of PostgreSQL and of the network have a code; one without a code is the driver's own. */
export const namedRefusal = <E>(error: E): E | DatabaseBusy =>
  error instanceof Error && !('code' in error) ? new DatabaseBusy(error) : error

/** What is timed as one operation: requests or statements, one after another. */
export type Operation<Step> = readonly Step[]

export interface SqlStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

interface Bounds {
  /** One lane for each client, which goes through it in order. */
  readonly lanes: readonly (readonly Operation<unknown>[])[]
  /** Begin a lane again when it ends; otherwise that client has finished. */
  readonly repeat: boolean
  readonly seconds: number
}

/** Prepared HTTP requests, as they cross the wire. */
export interface HttpJob extends Bounds {
  readonly kind: 'http'
  readonly port: number
  readonly lanes: readonly (readonly Operation<string>[])[]
  readonly expectedStatus: number
}

/** Statements sent by the product's driver and pool; `transaction` puts each operation between begin and commit. */
export interface SqlJob extends Bounds {
  readonly kind: 'sql'
  readonly url: string
  readonly transaction: boolean
  readonly lanes: readonly (readonly Operation<SqlStatement>[])[]
}

export type Job = HttpJob | SqlJob

export interface JobResult {
  readonly operations: number
  readonly seconds: number
  /** Milliseconds of each operation. */
  readonly latencies: Float64Array
  /** Bytes of the bodies that came back; 0 for statements. */
  readonly bytes: number
  /** Answers other than the expected one, by status. */
  readonly unexpected: Record<string, number>
}

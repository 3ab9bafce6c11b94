/** What is timed as one operation: requests or statements in sequence. */
export type Operation<Step> = readonly Step[]

export interface SqlStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

interface Bounds {
  /** One lane per client, processed in order. */
  readonly lanes: readonly (readonly Operation<unknown>[])[]
  /** True: a lane starts again when it ends. False: the client has then finished. */
  readonly repeat: boolean
  readonly seconds: number
}

/** Prepared HTTP requests as bytes. */
export interface HttpJob extends Bounds {
  readonly kind: 'http'
  readonly port: number
  readonly lanes: readonly (readonly Operation<string>[])[]
  readonly expectedStatus: number
}

/**
 * Statements sent with the product's driver and pool; `transaction` puts each operation between begin and commit.
 */
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
  /** Bytes of the answers' bodies; 0 for statements. */
  readonly bytes: number
  /** Unexpected answers, by status. */
  readonly unexpected: Record<string, number>
}

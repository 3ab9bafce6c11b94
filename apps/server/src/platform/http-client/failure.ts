/**
 * Why another server gave no usable answer. `refused`: it refused, and nothing changed there. `unreached`: it
 * did not get the request. `unclear`: it may have carried out the request, but was slow, closed the connection,
 * failed or sent an invalid answer.
 */
export interface Failure {
  readonly failure: 'refused' | 'unreached' | 'unclear'
  /** The HTTP status, if there was an answer. */
  readonly status: number | null
  /** What was asked for, where that tells the operator more. */
  readonly of?: string
}

export const refused = (status: number): Failure => ({ failure: 'refused', status })
export const unreached: Failure = { failure: 'unreached', status: null }
/** A URL on another server, which is never requested. */
export const onAnotherServer: Failure = { failure: 'refused', status: null }
export const unclear = (status: number | null = null): Failure => ({ failure: 'unclear', status })

export const isFailure = (answer: object): answer is Failure => 'failure' in answer

/** The resource does not exist, or not any more. */
export const isMissing = ({ failure, status }: Failure): boolean =>
  failure === 'refused' && (status === 404 || status === 410)

/** A concurrent change came first: the slot is taken, or the resource has another version. */
export const isConflict = ({ failure, status }: Failure): boolean =>
  failure === 'refused' && (status === 409 || status === 412)

/** An unreachable or busy server may answer later; a refusal or an invalid answer would be repeated. */
export const isTemporary = ({ failure, status }: Failure): boolean =>
  failure === 'unreached' || (failure === 'unclear' && (status === null || status >= 500))

/** Thrown when a file ends before all its bytes were read; says how. */
export class BrokenOff extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super('a file broke off')
    this.failure = failure
  }
}

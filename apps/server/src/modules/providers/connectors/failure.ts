/**
 * Why a clinic's server gave no answer: `refused`, it said no, and nothing changed there; `unreached`, it was not asked
 * at all; `unclear`, it may have done what it was asked (it was slow, broke off, failed, or spoke nonsense).
 */
export interface Failure {
  readonly failure: 'refused' | 'unreached' | 'unclear'
  /** Of HTTP, where there was one. */
  readonly status: number | null
}

export const refused = (status: number): Failure => ({ failure: 'refused', status })
export const unreached: Failure = { failure: 'unreached', status: null }
/** An address of another server, which is never asked. */
export const elsewhere: Failure = { failure: 'refused', status: null }
export const unclear = (status: number | null = null): Failure => ({ failure: 'unclear', status })

export const isFailure = (answer: object): answer is Failure => 'failure' in answer

/** The resource is not there, or is there no more. */
export const isGone = ({ failure, status }: Failure): boolean =>
  failure === 'refused' && (status === 404 || status === 410)

/** Somebody else came first: what is asked for is taken, or not what it was any more. */
export const isConflict = ({ failure, status }: Failure): boolean =>
  failure === 'refused' && (status === 409 || status === 412)

/** Who cannot be reached or is busy may answer later; who says no, or nonsense, will again. */
export const isPassing = ({ failure, status }: Failure): boolean =>
  failure === 'unreached' || (failure === 'unclear' && (status === null || status >= 500))

/** A file of which not all came, and how it failed. */
export class BrokenOff extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super('a file broke off')
    this.failure = failure
  }
}

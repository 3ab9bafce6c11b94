export interface ConsentFacts {
  /** The day of the consent on paper, `YYYY-MM-DD`. */
  readonly paperOn: string | null
  /** The day on which it was given, or withdrawn, on the device; at most one of the two is said. */
  readonly givenOn: string | null
  readonly withdrawnOn: string | null
}

export type ConsentNow = { readonly given: 'online' | 'paper'; readonly on: string } | null

/** The written consent that holds: that on the device, or else one on paper of a later day than what was withdrawn. */
export function consentNow({ paperOn, givenOn, withdrawnOn }: ConsentFacts): ConsentNow {
  if (givenOn !== null) return { given: 'online', on: givenOn }
  if (paperOn === null || (withdrawnOn !== null && paperOn <= withdrawnOn)) return null
  return { given: 'paper', on: paperOn }
}

export interface ConsentFacts {
  /** The date of the paper consent, `YYYY-MM-DD`. */
  readonly paperOn: string | null
  /** The date when the consent was given or withdrawn on the device; at most one of the two is set. */
  readonly givenOn: string | null
  readonly withdrawnOn: string | null
}

export type CurrentConsent = { readonly given: 'online' | 'paper'; readonly on: string } | null

/**
 * The written consent that is valid now: the one given on the device, or a paper one that is dated later than the
 * withdrawal.
 */
export function currentConsent({ paperOn, givenOn, withdrawnOn }: ConsentFacts): CurrentConsent {
  if (givenOn !== null) return { given: 'online', on: givenOn }
  if (paperOn === null || (withdrawnOn !== null && paperOn <= withdrawnOn)) return null
  return { given: 'paper', on: paperOn }
}

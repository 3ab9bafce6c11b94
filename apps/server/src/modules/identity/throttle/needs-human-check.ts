/** Signs of abuse in a request for a code, and the points of each. */
const POINTS = {
  /**
   * This device has never signed in to this number's account, or the number has none: both cases must look the
   * same from outside.
   */
  newDevice: 1,
  /** The request has no proof of work, as from integrators and from browsers that cannot compute one. */
  noProof: 1,
  /** For every suspicion rule that is broken (`rules.ts`): many requests from the address, many numbers … */
  suspicion: 1,
} as const

/** From this many points on a human check is needed. A new device without a proof has fewer. */
const HUMAN_CHECK_AT = 3

export interface Risk {
  readonly knownDevice: boolean
  readonly proven: boolean
  readonly suspicions: number
}

/** Whether the sender must solve a captcha first (calls §7.2, "needsHumanCheck"). */
export function needsHumanCheck({ knownDevice, proven, suspicions }: Risk): boolean {
  const points =
    (knownDevice ? 0 : POINTS.newDevice) + (proven ? 0 : POINTS.noProof) + suspicions * POINTS.suspicion
  return points >= HUMAN_CHECK_AT
}

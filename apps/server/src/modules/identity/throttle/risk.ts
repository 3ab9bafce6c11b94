/** What speaks against a request for a code, and what each sign adds. */
const POINTS = {
  /** This device never signed in to this number's account, or nobody has: the two must look alike from outside. */
  newDevice: 1,
  /** No proof of work came with the request, as from integrators and browsers that cannot compute one. */
  noProof: 1,
  /** Of every rule of suspicion that is broken (`rules.ts`): many requests from the address, many numbers … */
  suspicion: 1,
} as const

/** With so many points a person must be proven. A new device without a proof, alone, stays below. */
const HUMAN_CHECK_AT = 3

export interface Risk {
  readonly knownDevice: boolean
  readonly proven: boolean
  readonly suspicions: number
}

/** Must whoever asks for a code read a picture first (calls §7.2, "needsHumanCheck")? */
export function needsHumanCheck({ knownDevice, proven, suspicions }: Risk): boolean {
  const points =
    (knownDevice ? 0 : POINTS.newDevice) + (proven ? 0 : POINTS.noProof) + suspicions * POINTS.suspicion
  return points >= HUMAN_CHECK_AT
}

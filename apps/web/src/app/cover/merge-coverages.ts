interface OfPerson {
  readonly profileId: string
  readonly coverer: string
}

interface Merged<Coverage> {
  /** The own one, if there is one. */
  readonly coverage: Coverage
  /** By the same programme, through relatives. */
  readonly also: readonly Coverage[]
}

/** A person whom a programme covers as a member and through a relative, or through both parents, has it once on screens. */
export function mergeCoverages<Coverage extends OfPerson>(
  coverages: readonly Coverage[],
): readonly Merged<Coverage>[] {
  const ofOne = Map.groupBy(coverages, ({ profileId, coverer }) => `${profileId} ${coverer}`)
  return [...ofOne.values()].flatMap(([coverage, ...also]) => (coverage ? [{ coverage, also }] : []))
}

interface Person {
  readonly relKind: string
  readonly profileId: string
  readonly accessLevels: readonly string[]
}

/** Those of oneself and of one's children: what other adults let one see is theirs to take away. */
export function ownResults(people: readonly Person[]): string[] {
  return people
    .filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
    .filter(({ accessLevels }) => accessLevels.includes('VIEW_REPORTS_TESTS'))
    .map(({ profileId }) => profileId)
}

interface Person {
  readonly relKind: string
  readonly profileId: string
  readonly accessLevels: readonly string[]
}

/** Results of oneself and one's children. Results that other adults let one see are not exported. */
export function ownResults(people: readonly Person[]): string[] {
  return people
    .filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
    .filter(({ accessLevels }) => accessLevels.includes('VIEW_REPORTS_TESTS'))
    .map(({ profileId }) => profileId)
}

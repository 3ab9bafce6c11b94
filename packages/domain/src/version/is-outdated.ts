/** Digits and dots only (product §2, "Other section"): `0.0.361`. */
const LABEL = /^\d+(?:\.\d+)*/

/** The version as people are shown it: without the suffix that marks the installed app (calls §7.1); '' for none. */
export function versionLabel(version: string): string {
  return LABEL.exec(version)?.[0] ?? ''
}

/**
 * Is a client of this version too old for the server (calls §7.3, §8.5)? Whoever tells no version that can be read is
 * taken as they are, and so is everyone while there is no minimum.
 */
export function isOutdated(version: string | undefined, minimum: string | null): boolean {
  const [own, least] = [numbersOf(version ?? ''), numbersOf(minimum ?? '')]
  if (!own || !least) return false
  const at = least.findIndex((number, index) => number !== (own[index] ?? 0))
  return at >= 0 && (own[at] ?? 0) < (least[at] ?? 0)
}

function numbersOf(version: string): number[] | undefined {
  const label = versionLabel(version)
  return label === '' ? undefined : label.split('.').map(Number)
}

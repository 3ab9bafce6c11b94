/** Digits and dots only (product §2, "Other section"): `0.0.361`. */
const LABEL = /^\d+(?:\.\d+)*/

/** The version as users see it, without the suffix of the installed app (calls §7.1); '' if there is none. */
export function versionLabel(version: string): string {
  return LABEL.exec(version)?.[0] ?? ''
}

/**
 * True if a client of this version is too old for the server (calls §7.3, §8.5). A client without a readable version is
 * never too old, nor is any client while no minimum is set.
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

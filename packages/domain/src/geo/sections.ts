/** The sections of the navigation that a town may have, in the words of its banners (product §3, "Location"). */
export const sections = ['doctors', 'ums', 'medcenters', 'drugs'] as const
export type Section = (typeof sections)[number]

/** Where each of them is. */
export const SECTION_PATHS: Readonly<Record<Section, string>> = {
  doctors: '/doctors',
  ums: '/services',
  medcenters: '/medcenters',
  drugs: '/drugs',
}

/**
 * Those of the working sections that a town has, by its banners (product §2); all of them without a town, or if the
 * town has none of them, because people of a small town book in the next one.
 */
export function sectionsOfTown<Working extends Section>(
  banners: string | undefined,
  working: readonly Working[],
): readonly Working[] {
  const named = new Set<string>(banners?.split(';'))
  const there = working.filter(section => named.has(section))
  return there.length > 0 ? there : working
}

import { type Section, sectionsOfTown } from '@vizit/domain/geo/sections.ts'
import { useLocationOfTown } from './use-location-of-town.ts'

/** The sections that have a screen. */
const WORKING = ['doctors', 'ums', 'medcenters', 'drugs'] as const satisfies readonly Section[]
export type WorkingSection = (typeof WORKING)[number]

/** The working sections of the chosen town (product §2). */
export const useSections = (): readonly WorkingSection[] =>
  sectionsOfTown(useLocationOfTown()?.banners, WORKING)

import { namedProvider } from '../provider/provider-choice.ts'

/**
 * A clinic's own site lists its doctors by name; the list of all organisations is no part of it, and has no doctors of a suspended
 * organisation.
 */
export const hasDoctorsByName = (suspended: boolean | undefined): boolean =>
  namedProvider() !== null || suspended === true

import { withoutPrefix } from './without-prefix.ts'

/** The branch's name without the full or short name of its organisation, which is shown above it. */
export function branchNameWithoutClinic(branch: string, clinic: string | undefined): string {
  const [first = ''] = branch.split(',')
  return withoutPrefix(branch, clinic?.includes(first) ? first : clinic)
}

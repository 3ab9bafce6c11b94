import { withoutPrefix } from './without-prefix.ts'

/** A branch's name without that of its organisation, whole or short, which stands above. */
export function withoutClinic(branch: string, clinic: string | undefined): string {
  const [first = ''] = branch.split(',')
  return withoutPrefix(branch, clinic?.includes(first) ? first : clinic)
}

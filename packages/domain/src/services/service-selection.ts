import { noService, type ServiceChoice, type ServicePart } from './service-choice.ts'
import type { ServicePath } from './service-paths.ts'

type Paths = readonly ServicePath[]
type Order = readonly ServicePart[]

const parts = Object.keys(noService) as ServicePart[]

/** True if this way contains everything that is chosen. */
export const fitsChoice = (path: ServicePath, choice: ServiceChoice): boolean =>
  parts.every(part => choice[part] === null || path[part] === choice[part])

/** The options of each part: those that can be combined with everything chosen in the parts before it. */
export function serviceOptions(paths: Paths, choice: ServiceChoice, order: Order) {
  const options = {} as Record<ServicePart, string[]>
  let open = paths
  for (const part of order) {
    options[part] = [...new Set(open.flatMap(path => path[part] ?? []))]
    open = open.filter(path => choice[part] === null || path[part] === choice[part])
  }
  return options
}

/**
 * Selects single remaining options (product §4, "A single remaining option is auto-selected"), and so a service's
 * subgroup and direction. It is called when lists arrive and after a choice, but never after the user clears something.
 */
export function autoSelectSingles(paths: Paths, choice: ServiceChoice): ServiceChoice {
  const left = paths.filter(path => fitsChoice(path, choice))
  const settled: Record<ServicePart, string | null> = { ...choice }
  for (const part of parts) {
    const only = left[0]?.[part] ?? null
    if (only !== null && left.every(path => path[part] === only)) settled[part] = only
  }
  return settled
}

/**
 * A choice clears the parts after it (product §4: a direction clears subgroup, service and branch; a subgroup clears
 * service, branch and doctor; a service clears branch and doctor). It keeps the parts before it that can be combined
 * with it.
 */
export function chooseService(
  paths: Paths,
  choice: ServiceChoice,
  order: Order,
  part: ServicePart,
  id: string | null,
): ServiceChoice {
  const before = order.slice(0, order.indexOf(part))
  if (id === null) return keep(paths, noService, choice, before)
  if (!paths.some(path => path[part] === id)) return choice
  return autoSelectSingles(paths, keep(paths, { ...noService, [part]: id }, choice, before))
}

/** The parts of a choice (for example from an old link, or for another age) that still exist and can be combined. */
export const validService = (paths: Paths, choice: ServiceChoice, order: Order): ServiceChoice =>
  keep(paths, noService, choice, order)

/** Adds to `sure`, part by part, what of `choice` can be combined with it. */
function keep(paths: Paths, sure: ServiceChoice, choice: ServiceChoice, order: Order): ServiceChoice {
  let kept = sure
  for (const part of order) {
    const next = { ...kept, [part]: choice[part] }
    if (paths.some(path => fitsChoice(path, next))) kept = next
  }
  return kept
}

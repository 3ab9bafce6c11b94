/** What is chosen on the service booking screen; null = not set. */
export interface ServiceChoice {
  readonly directionId: string | null
  readonly subGroupId: string | null
  readonly serviceId: string | null
  readonly branchId: string | null
  readonly doctorId: string | null
}

export type ServicePart = keyof ServiceChoice

/** The state that "reset" restores (product §4, "Service selection"). */
export const noService: ServiceChoice = {
  directionId: null,
  subGroupId: null,
  serviceId: null,
  branchId: null,
  doctorId: null,
}

/** The order of the selectors: one with a lower number comes earlier and clears those with higher numbers. */
export interface ServicePriorities {
  readonly directions: number
  readonly subGroups: number
  readonly services: number
  readonly branches: number
}

/** product §4, "Service selection": "Priority defaults". */
export const servicePriorities: ServicePriorities = { directions: 1, subGroups: 2, services: 3, branches: 4 }

const partOf = {
  directions: 'directionId',
  subGroups: 'subGroupId',
  services: 'serviceId',
  branches: 'branchId',
} as const

/** The parts of a choice in the order of their priorities; the specialist is always last. */
export function partsInOrder(priorities: ServicePriorities): readonly ServicePart[] {
  const levels = ['directions', 'subGroups', 'services', 'branches'] as const
  return [...levels.toSorted((a, b) => priorities[a] - priorities[b]).map(level => partOf[level]), 'doctorId']
}

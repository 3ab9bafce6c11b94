import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

export const acts = (world: World) => familyActs(world.call)

/** Everybody except the user, as `CHILD Пётр`. */
export const familyOf = (world: World, who: WorldPatient) => async () => {
  const members: { relKind: string; profile: { firstName: string } }[] = await acts(world).family(who)
  return members
    .filter(({ relKind }) => relKind !== 'ME')
    .map(({ relKind, profile }) => `${relKind} ${profile.firstName}`)
}

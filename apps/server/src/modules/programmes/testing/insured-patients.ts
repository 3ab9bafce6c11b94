import type { World } from '@vizit/test-kit/world/world.ts'
import { insurer, type linkingWorld } from './linking-world.ts'

export const CARD = '4810000000018'
/** In a member's row: the phone of the patient of the test. */
export const PHONE = 'PHONE'

/** A member who is Мария Иванова, as the world's patients are. */
export const maria = (keys: string, more: { phone?: string; contract?: string; card?: string } = {}) =>
  `1;${more.contract ?? '1'};${keys};;Иванова;Мария;15.06.1985;${more.phone ?? PHONE};${more.card ?? ''}`

/** Patients of the world whom the insurer `shield` lists. */
export function insuredPatients(world: World, at: ReturnType<typeof linkingWorld>) {
  async function bringInFor(
    { phone }: { readonly phone: string },
    { members, ...rest }: Parameters<typeof insurer>[0],
  ) {
    await at.bringIn(insurer({ ...rest, members: members?.map(row => row.replace(PHONE, phone)) ?? [] }))
  }
  async function patientWith(...members: string[]) {
    const who = await world.patient()
    await bringInFor(who, { members })
    return who
  }
  return { bringInFor, patientWith }
}

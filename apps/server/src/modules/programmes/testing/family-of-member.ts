import type { World } from '@vizit/test-kit/world/world.ts'
import { expect } from 'vitest'
import { employer, type linkingWorld } from './linking-world.ts'

/** The world's patients are Мария Иванова, born on 15 June 1985. */
export const MARIA = '1;1;;;maria@plant.by;Иванова;Мария;15.06.1985;;'
export const ANNA = '2;1;;;anna@plant.by;Петрова;Анна;01.02.1980;;'
export const ENDED = expect.stringContaining('программа «Завод» больше не действует')

interface Folder {
  readonly coversFamily?: boolean
  readonly contracts?: readonly string[]
}

/** Families of a member of the employer `plant`. */
export function familiesOfMembers(world: World, at: ReturnType<typeof linkingWorld>) {
  /** Links a patient of the world as the member with this address. */
  const link = async (who: { bearer: string }, address: string): Promise<string> => {
    await at.employer(who, address)
    return (await at.confirmEmployer(who, (await at.letterTo(address)).code)).json.coverage.id
  }
  /** A member with a husband, a child, and the child's other parent, who is not the husband. */
  async function family({ coversFamily = true, contracts = ['1;01.01.2026;31.12.2026;;'] }: Folder = {}) {
    const bringIn = (members: readonly string[]) => at.bringIn(employer({ members, coversFamily, contracts }))
    await bringIn([MARIA, ANNA])
    const [who, husband, father] = [await world.patient(), await world.patient(), await world.patient()]
    const coverageId = await link(who, 'maria@plant.by')
    const rights = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
    const child = await world.relative(who.accountId, rights, { birthday: '2018-05-01', firstName: 'Пётр' })
    await world.relate(father.accountId, child, rights)
    await world.relate(who.accountId, husband.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
    await world.relate(husband.accountId, who.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
    const leaves = () => bringIn([ANNA])
    return { who, husband, father, child, leaves, bringIn, coverageId }
  }
  const statusesOf = async (patient: { bearer: string }, profileId: string) =>
    (await at.list(patient)).coverages
      .filter((coverage: { profileId: string }) => coverage.profileId === profileId)
      .map(({ status }: { status: string }) => status)
  return { family, link, statusesOf }
}

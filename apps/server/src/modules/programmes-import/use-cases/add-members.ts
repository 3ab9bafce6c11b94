import { mergeMembers, removeOthersWithKeys } from '../store/merge-members.ts'
import { lockProgramme } from '../store/save-programme.ts'
import { createStage, type MemberRow } from '../store/stage-members.ts'
import type { ProgrammesImportDeps } from './import-programme.ts'

/** Adds members to a programme, or changes them; the others stay, but for whoever has one of their keys: they leave. */
export async function addMembers(
  programme: string,
  members: readonly MemberRow[],
  { db, clock, keys, ends }: ProgrammesImportDeps,
): Promise<void> {
  const { left, changed } = await db.transaction().execute(async trx => {
    await lockProgramme(trx, programme)
    const stage = await createStage(trx, programme, keys)
    await stage.add(members)
    await stage.end()
    await removeOthersWithKeys(trx, programme, clock.now())
    return mergeMembers(trx, { programme, mode: 'delta', now: clock.now(), ends })
  })
  ends.announce(left)
  ends.announceToPages(changed)
}

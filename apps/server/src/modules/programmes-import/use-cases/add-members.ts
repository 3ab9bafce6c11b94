import { mergeMembers, removeOthersWithKeys } from '../store/merge-members.ts'
import { lockProgramme } from '../store/save-programme.ts'
import { createStage, type MemberRow, stageMembers } from '../store/stage-members.ts'
import type { ProgrammesImportDeps } from './import-programme.ts'

/** Adds members to a programme, or changes them; the others stay, but for whoever has one of their keys: they leave. */
export async function addMembers(
  programme: string,
  members: readonly MemberRow[],
  { db, clock, keys, ends }: ProgrammesImportDeps,
): Promise<void> {
  const { left } = await db.transaction().execute(async trx => {
    await lockProgramme(trx, programme)
    await createStage(trx)
    await stageMembers(trx, programme, members, keys)
    await removeOthersWithKeys(trx, programme, clock.now())
    return mergeMembers(trx, { programme, mode: 'delta', now: clock.now(), ends })
  })
  ends.announce(left)
}

import { sure } from '@vizit/test-kit/world/sure.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { Answered } from './model/explain.ts'
import type { ModelState, Operation } from './model/state.ts'
import { minutes, type Stage } from './stage.ts'
import type { Act } from './story.ts'

/** Lets all of this happen at the same time, over HTTP, and tells what each one was answered. */
export function perform(
  world: World,
  stage: Stage,
  before: ModelState,
  acts: readonly Act[],
): Promise<Answered[]> {
  return Promise.all(
    acts.map(async act => {
      const { operation, run } = prepare(world, stage, before, act)
      return { operation, outcome: await run() }
    }),
  )
}

interface Prepared {
  readonly operation: Operation
  readonly run: () => Promise<string>
}

function prepare(world: World, stage: Stage, before: ModelState, act: Act): Prepared {
  if (act.kind === 'import') {
    return { operation: { kind: 'import', wanted: act.wanted }, run: () => stage.importAgain(act.wanted) }
  }
  const { bearer, profileId, anonymousId, guestHolder, accountId } = sure(stage.patients[act.patient])
  const place = (index: number) => {
    const { id, assignment } = sure(before.slots[index])
    // Where the timetable does without it, a number that it never had.
    return { timetableId: id ?? '999999999', assignmentId: sure(stage.assignments[assignment]).assignmentId }
  }
  const visit = (index: number) => before.visits[index % Math.max(1, before.visits.length)]?.id ?? profileId
  switch (act.kind) {
    case 'hold': {
      const who = act.asGuest ? { anonymousId } : { bearer }
      const target = place(act.slot)
      const holders = [act.asGuest ? guestHolder : accountId]
      return {
        operation: { kind: 'hold', holders, slotId: target.timetableId },
        run: () => outcomeOf(world.hold(who, target)),
      }
    }
    case 'release': {
      const holders = [act.asGuest ? guestHolder : accountId]
      const who = act.asGuest ? { anonymousId } : { bearer }
      return { operation: { kind: 'release', holders }, run: () => outcomeOf(world.release(who)) }
    }
    case 'book': {
      const target = place(act.slot)
      const holders = act.withGuest ? [accountId, guestHolder] : [accountId]
      const sent = { ...(act.key && { key: act.key }), ...(act.withGuest && { anonymousId }) }
      return {
        operation: { kind: 'book', patient: profileId, holders, slotId: target.timetableId, key: act.key },
        run: () => outcomeOf(world.book({ bearer, profileId }, target, sent), true),
      }
    }
    case 'move': {
      const [visitId, { timetableId }] = [visit(act.visit), place(act.slot)]
      return {
        operation: { kind: 'move', patient: profileId, holders: [accountId], visitId, slotId: timetableId },
        run: () => outcomeOf(world.move({ bearer }, visitId, timetableId)),
      }
    }
    case 'cancel': {
      const visitId = visit(act.visit)
      return {
        operation: { kind: 'cancel', patient: profileId, visitId },
        run: () => outcomeOf(world.cancel({ bearer }, visitId)),
      }
    }
  }
}

async function outcomeOf(reply: ReturnType<World['book']>, names = false): Promise<string> {
  const { status, json } = await reply
  if (json?.code) return `${status} ${json.code}`
  return names
    ? `${status} ${json.orderId} ${json.status} ${json.timetableId} ${minutes(new Date(json.startDate))}`
    : String(status)
}

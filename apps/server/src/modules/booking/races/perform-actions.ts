import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { Answered } from './model/explain.ts'
import type { ModelState, Operation } from './model/state.ts'
import type { Act } from './random-actions.ts'
import { minutes, type Stage } from './set-up-race.ts'

/** Sends all of these operations at the same time over HTTP and returns their answers. */
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

interface PreparedAction {
  readonly operation: Operation
  readonly run: () => Promise<string>
}

function prepare(world: World, stage: Stage, before: ModelState, act: Act): PreparedAction {
  if (act.kind === 'import') {
    return { operation: { kind: 'import', wanted: act.wanted }, run: () => stage.importAgain(act.wanted) }
  }
  const { bearer, profileId, anonymousId, guestHolder, accountId } = requireValue(stage.patients[act.patient])
  const place = (index: number, ofService = false) => {
    const { id, assignment } = requireValue(before.slots[index])
    const { assignmentId } = requireValue(stage.assignments[assignment])
    // If the timetable has no such row now, an id that never existed.
    const timetableId = id ?? '999999999'
    return { timetableId, assignmentId, ...(ofService && { serviceId: stage.serviceId }) }
  }
  const visit = (index: number) => before.visits[index % Math.max(1, before.visits.length)]?.id ?? profileId
  switch (act.kind) {
    case 'hold': {
      const who = act.asGuest ? { anonymousId } : { bearer }
      const { ofService } = act
      const target = place(act.slot, ofService)
      const holders = [act.asGuest ? guestHolder : accountId]
      return {
        operation: { kind: 'hold', holders, slotId: target.timetableId, ofService },
        run: () => outcomeOf(world.hold(who, target)),
      }
    }
    case 'release': {
      const holders = [act.asGuest ? guestHolder : accountId]
      const who = act.asGuest ? { anonymousId } : { bearer }
      return { operation: { kind: 'release', holders }, run: () => outcomeOf(world.release(who)) }
    }
    case 'book': {
      const { ofService, key } = act
      const target = place(act.slot, ofService)
      const holders = act.withGuest ? [accountId, guestHolder] : [accountId]
      const sent = { ...(key && { key }), ...(act.withGuest && { anonymousId }) }
      return {
        operation: {
          kind: 'book',
          patient: profileId,
          holders,
          slotId: target.timetableId,
          ofService,
          key,
        },
        run: () => outcomeOf(world.book({ bearer, profileId }, target, sent), true),
      }
    }
    case 'bookAsGuest': {
      const { ofService } = act
      const target = place(act.slot, ofService)
      const { doctorId } = requireValue(stage.assignments[requireValue(before.slots[act.slot]).assignment])
      const at = { doctorId, providerCode: stage.clinic.providerCode }
      const said = { phone: newPhone(), ...(ofService && { serviceId: stage.serviceId }) }
      return {
        operation: { kind: 'bookAsGuest', holders: [guestHolder], slotId: target.timetableId, ofService },
        run: async () => {
          const { status, json } = await world.bookAsGuest(at, target, said, { anonymousId })
          const { visit } = json
          return json.code
            ? `${status} ${json.code}`
            : `${status} ${visit.orderId} ${visit.status} ${timeOf(visit)}`
        },
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

let guests = 0
const newPhone = () => `37544${String(++guests).padStart(7, '0')}`

async function outcomeOf(reply: ReturnType<World['book']>, names = false): Promise<string> {
  const { status, json } = await reply
  if (json?.code) return `${status} ${json.code}`
  return names
    ? `${status} ${json.orderId} ${json.status} ${json.timetableId} ${timeOf(json)}`
    : String(status)
}

const timeOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  `${minutes(new Date(startDate))}-${minutes(new Date(endDate))}`

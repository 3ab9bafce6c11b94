import { chooseToldOf as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ReminderDeps } from '../deps.ts'
import { chooseToldOf } from '../use-cases/choose-told-of.ts'

export const chooseToldOfRoute = handle(
  call,
  ({ actor, params: { profileId }, body: { told } }, deps: ReminderDeps) =>
    chooseToldOf({ actor, profileId, told }, deps),
)

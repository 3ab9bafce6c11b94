import { previewDeletion as call } from '@vizit/contract/calls/profile/deletion.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { previewDeletion } from '../use-cases/preview-deletion.ts'

export const previewDeletionRoute = handle(call, async ({ actor, language }, deps: ProfileDeps) =>
  previewDeletion(actor, language, deps),
)

import type { BodyOf } from '@vizit/contract/call.ts'
import type { importVisit as call } from '@vizit/contract/calls/visit-import.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'

export interface ImportRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

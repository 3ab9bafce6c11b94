import type { Answer } from '@vizit/api-client/calls.ts'
import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import type { Activation } from '../documents/activation.ts'

declare module '@tanstack/react-router' {
  /** What one screen passes on to the next beside the address. */
  interface HistoryState {
    /** Why the former screen could not go on. */
    readonly refused?: RefusalLike
    /** The visit that was just booked. */
    readonly booked?: string
    /** A link named a programme that there is not. */
    readonly unknownProgramme?: boolean
    /** The address that was asked for is no screen. */
    readonly unknownAddress?: boolean
    /** The relative whose rights are shown (product §2, `/family/access`). */
    readonly relative?: {
      readonly id: string
      readonly name: string
      readonly grantLevel: Answer<'readProfile'>['family'][number]['grantLevel']
    }
    /** What the activation code is asked for (product §2, `/tests/confirm-mccode`). */
    readonly activation?: Activation
  }
}

import type { Answer } from '@vizit/api-client/calls.ts'
import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import type { Activation } from '../documents/activation.ts'

declare module '@tanstack/react-router' {
  /** State that one screen passes to the next, beside the address. */
  interface HistoryState {
    /** Why the previous screen could not continue. */
    readonly refused?: RefusalLike
    /** The visit that was just booked. */
    readonly booked?: string
    /** The visit that was just moved, and its new time. */
    readonly moved?: { readonly orderId: string; readonly startDate: string }
    /** A link named a programme that does not exist. */
    readonly unknownProgramme?: boolean
    /** The requested address does not exist. */
    readonly unknownAddress?: boolean
    /** The relative whose rights are shown (product §2, `/family/access`). */
    readonly relative?: {
      readonly id: string
      readonly name: string
      readonly grantLevel: Answer<'readProfile'>['family'][number]['grantLevel']
    }
    /** A page was opened from a list: its place in the history of the tab. */
    readonly fromList?: number
    /** The filter of a list that was typed in this step of the history. */
    readonly typed?: string
    /** The same page as the entry before, where the first dialog was opened: a step back has somewhere to lead. */
    readonly isBehindDialog?: boolean
    /** What the activation code is requested for (product §2, `/tests/confirm-mccode`). */
    readonly activation?: Activation
  }
}

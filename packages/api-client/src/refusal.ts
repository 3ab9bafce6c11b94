import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'

/**
 * Refusals of the client itself: no answer came. `OFFLINE`, `TIMED_OUT`: nothing was read, or the request never left this
 * device. `UNANSWERED`: whether the server did the work is unknown.
 */
export type ClientErrorCode = 'OFFLINE' | 'TIMED_OUT' | 'UNANSWERED'

interface ClientErrorAttributes {
  /** Of UNANSWERED: it is being asked again. */
  readonly asking?: boolean
}

export type Refusal =
  | { [Code in ErrorCode]: { code: Code; detail: string; attributes: ErrorAttributes<Code> } }[ErrorCode]
  | {
      [Code in ClientErrorCode]: { code: Code; detail: string; attributes: ClientErrorAttributes }
    }[ClientErrorCode]

export type RefusalCode = Refusal['code']
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>

export const noAnswer = (code: ClientErrorCode, attributes: ClientErrorAttributes = {}): Refusal => ({
  code,
  detail: '',
  attributes,
})

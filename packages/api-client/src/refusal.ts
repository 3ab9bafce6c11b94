import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'

/**
 * Refusals made by the client because no answer came. `OFFLINE`, `TIMED_OUT`: nothing was read, or the request never
 * left this device. `UNANSWERED`: it is unknown whether the server did the work.
 */
export type ClientErrorCode = 'OFFLINE' | 'TIMED_OUT' | 'UNANSWERED'

interface ClientErrorAttributes {
  /** For UNANSWERED: true while the request is being retried. */
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

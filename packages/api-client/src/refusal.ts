import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'

/** Refusals of the client itself: no answer came. Whether the server did the work is then unknown. */
export type ClientErrorCode = 'OFFLINE' | 'TIMED_OUT'

export type Refusal =
  | { [Code in ErrorCode]: { code: Code; detail: string; attributes: ErrorAttributes<Code> } }[ErrorCode]
  | {
      [Code in ClientErrorCode]: { code: Code; detail: string; attributes: Record<string, never> }
    }[ClientErrorCode]

export type RefusalCode = Refusal['code']
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>

export const noAnswer = (code: ClientErrorCode): Refusal => ({ code, detail: '', attributes: {} })

import { useRouter } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useConfig } from '../../../app/api/use-config.ts'
import { type Activation, openDocumentOnReturn } from '../../../app/documents/activation.ts'
import { codes } from '../../../app/documents/activation-codes.ts'
import { activationCodeParams } from './activation-code-params.ts'
import { dropRequestedCode } from './requested-code.ts'

/** The idle time until the server has sent its value, in milliseconds (calls §9, "Activation code default expiry"). */
const USUAL_IDLE = 120_000

interface ConfirmCode {
  onWrong: () => void
  onBlocked: (refusal: RefusalOf<'ACODES_BLOCKED'>) => void
}

/** Confirms the code of the SMS; it is stored for this session, and the requested document is opened. */
export function useConfirmCode(activation: Activation, { onWrong, onBlocked }: ConfirmCode) {
  const { history } = useRouter()
  const idleMs = useConfig().data?.acodeExpirationTime ?? USUAL_IDLE
  const call = useCall('confirmActivationCode', {
    done: ({ opensUntil }, { body }) => {
      codes.keep(activation, body.code, idleMs, opensUntil)
      dropRequestedCode(activation.recordLink)
    },
    next: () => {
      openDocumentOnReturn(activation.documentId)
      history.back()
    },
    refused: { INVALID_ACODE: onWrong, ACODES_BLOCKED: onBlocked },
  })
  const { mutate, isPending, refusal, reset } = call
  return {
    confirm: (code: string) => mutate({ body: { ...activationCodeParams(activation), code } }),
    isPending,
    refusal: refusal?.code === 'ACODES_BLOCKED' ? null : refusal,
    reset,
  }
}

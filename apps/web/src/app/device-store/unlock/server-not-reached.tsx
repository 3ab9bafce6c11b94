import { Text } from '@mantine/core'
import { useSelector } from '@tanstack/react-store'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { canEncrypt } from '../can-encrypt.ts'
import { storeState } from '../store-state.ts'

const withoutNetwork = new Set(['OFFLINE', 'TIMED_OUT'])

/**
 * The refusal of data that are also stored on the device. Without a network it says where they are stored, and how they
 * could have been opened. Its route must load the texts of `wallet`.
 */
export function ServerNotReached({ refusal, retry }: { refusal: RefusalLike; retry: () => void }) {
  const t = useT('wallet')
  const { state, wiped } = useSelector(storeState)
  const isClosed = withoutNetwork.has(refusal.code) && state === 'none' && canEncrypt()
  const why = wiped ? 'wiped' : 'closed'
  return (
    <>
      <ErrorState refusal={refusal} retry={retry} />
      {isClosed && (
        <Notice>
          <Text fw={650}>{t(`unlock.${why}`)}</Text>
          <Text>{t(`unlock.${why}Text`)}</Text>
        </Notice>
      )}
    </>
  )
}

import { Text } from '@mantine/core'
import { useSelector } from '@tanstack/react-store'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { canSeal } from '../can-seal.ts'
import { storeState } from '../store-state.ts'

const withoutNetwork = new Set(['OFFLINE', 'TIMED_OUT'])

/**
 * What could not be read of something that is kept on the device too. Without a network it says where that is kept, and what
 * would have opened it. Its route needs the texts of `wallet`.
 */
export function NotReached({ refusal, retry }: { refusal: RefusalLike; retry: () => void }) {
  const t = useT('wallet')
  const { state, wiped } = useSelector(storeState)
  const isClosed = withoutNetwork.has(refusal.code) && state === 'none' && canSeal()
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

import { Button, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useHaveCodesExpired } from '../../../app/documents/use-activation-code.ts'
import { useOpenActivation } from '../../../app/documents/use-open-activation.ts'
import type { MedicalTest } from '../test-types.ts'

/** Values that need the activation code; if it expired, why. */
export function LockedValues({ test }: { test: MedicalTest }) {
  const t = useT('tests')
  const hasEnded = useHaveCodesExpired()
  const askCode = useOpenActivation()
  const { id, recordLink, providerCode, testProvider, profileId } = test
  const open = () =>
    askCode({ id, recordLink, providerCode, isTest: true, testProvider, profileId, documentId: null })
  return (
    <>
      <Text role="status">{t(hasEnded ? 'closedIdle' : 'locked')}</Text>
      <Button mt="sm" leftSection={<IconLock size={20} aria-hidden />} onClick={open}>
        {t('unlock')}
      </Button>
    </>
  )
}

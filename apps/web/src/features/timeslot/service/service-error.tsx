import { Button, Group } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

interface ServiceErrorProps {
  refusal: RefusalLike
  retry: () => void
}

/** An error with a retry, and a support button if a support address is configured (product §2, "Service booking"). */
export function ServiceError({ refusal, retry }: ServiceErrorProps) {
  const t = useT('common')
  return (
    <RefusalBlock
      refusal={refusal}
      action={
        <Group gap="xs" mt="xs">
          <Button variant="default" onClick={retry}>
            {t('retry')}
          </Button>
          <SupportLink />
        </Group>
      }
    />
  )
}

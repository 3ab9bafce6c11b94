import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import { RefusalBlock } from './refusal-block.tsx'

/** An error that replaces a screen's content, with a button to retry. */
export function ErrorState({ refusal, retry }: { refusal: RefusalLike; retry: () => void }) {
  const t = useT('common')
  return (
    <RefusalBlock
      refusal={refusal}
      isReading
      action={
        <Button variant="default" mt="xs" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  )
}

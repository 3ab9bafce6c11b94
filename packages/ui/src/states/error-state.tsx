import { Button } from '@mantine/core'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { type RefusalLike, refusedReading } from '@vizit/i18n/refusal-text.ts'
import { RefusalBlock } from './refusal-block.tsx'

/** An error that replaces a screen's content, with a button to retry. */
export function ErrorState({ refusal, retry }: { refusal: RefusalLike; retry: () => void }) {
  const texts = useTexts()
  return (
    <RefusalBlock
      refusal={refusal}
      text={refusedReading(texts, refusal)}
      action={
        <Button variant="default" mt="xs" onClick={retry}>
          {texts.area('common')('retry')}
        </Button>
      }
    />
  )
}

import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { ButtonLink } from '../../../app/router-links.tsx'

/** A copy of all own data, ordered here and fetched by the link that comes by e-mail; and the way out. */
export function DataCard({ onAddEmail }: { onAddEmail: () => void }) {
  const t = useT('profile')
  const format = useFormat()
  const { data } = useCallQuery('readExport', {})
  const ordering = useCall('orderExport', { refreshes: ['readExport'] })
  const isUnderWay = data?.state === 'preparing'
  const needsEmail = ordering.refusal?.code === 'EMAIL_REQUIRED'
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('data.title')}</Title>
        <Text>{t('data.copy')}</Text>
        <div role="status">
          {data && data.state !== 'none' && (
            <Text fw={600}>
              {isUnderWay
                ? t('data.preparing', { email: data.email ?? '' })
                : t('data.ready', {
                    email: data.email ?? '',
                    time: data.expiresAt ? format.time(data.expiresAt) : '',
                  })}
            </Text>
          )}
        </div>
        <RefusalBlock
          refusal={ordering.refusal}
          action={needsEmail && <Button onClick={onAddEmail}>{t('data.addEmail')}</Button>}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={ordering.isPending}
          disabled={isUnderWay}
          onClick={() => ordering.mutate({})}
        >
          {t(data?.state === 'ready' ? 'data.orderAgain' : 'data.order')}
        </Button>
        <ButtonLink to="/profile/delete" variant="subtle" color="var(--vizit-danger)">
          {t('deletion.title')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}

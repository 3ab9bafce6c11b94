import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import classes from './data-card.module.css'
import { ExcludedFromExport } from './excluded-from-export.tsx'

const NO_EMAIL = { code: 'EMAIL_REQUIRED', attributes: {} } as const

/** Orders a copy of all the user's data, which a link in an e-mail opens; and deletes the account. */
export function DataCard({ onAddEmail }: { onAddEmail: () => void }) {
  const t = useT('profile')
  const format = useFormat()
  const { data, refetch } = useCallQuery('readExport', {})
  const ordering = useCallWithFreshCode('orderExport', { deed: 'export' })
  const isBookingUnanswered = data?.state === 'preparing'
  // Shown before the code is requested.
  const [asked, setAsked] = useState(false)
  const hasNoEmail = asked && data?.email === null
  const refusal = hasNoEmail ? NO_EMAIL : ordering.refusal
  const needsEmail = refusal?.code === 'EMAIL_REQUIRED'
  const [isLooking, setLooking] = useState(false)
  async function order() {
    setAsked(true)
    setLooking(true)
    // Who is quicker than the answer waits for it: without an address no code is sent.
    const known = data ?? (await refetch()).data
    setLooking(false)
    if (known?.email !== null) ordering.mutate({})
  }
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('data.title')}</Title>
        <div className={classes.texts}>
          <Text>{t('data.copy')}</Text>
          <ExcludedFromExport records={data?.leftOut ?? []} />
          <Text role="status" fw={600}>
            {data && data.state !== 'none' && (
              <span className={classes.news}>
                {isBookingUnanswered
                  ? t('data.preparing', { email: data.email ?? '' })
                  : t('data.ready', {
                      email: data.email ?? '',
                      time: data.expiresAt ? format.time(data.expiresAt) : '',
                    })}
              </span>
            )}
          </Text>
        </div>
        <RefusalBlock
          refusal={refusal}
          action={needsEmail && <Button onClick={onAddEmail}>{t('data.addEmail')}</Button>}
        />
        <PendingButton
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          pending={isLooking || ordering.isPending}
          disabled={isBookingUnanswered}
          onClick={() => void order()}
        >
          {t(data?.state === 'ready' ? 'data.orderAgain' : 'data.order')}
        </PendingButton>
        {ordering.codeStep}
        <ButtonLink to="/profile/delete" variant="subtle" className={classes.delete ?? ''}>
          {t('deletion.title')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}

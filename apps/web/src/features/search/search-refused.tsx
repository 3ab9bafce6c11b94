import { IconLinkOff } from '@tabler/icons-react'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { refusedFields } from '../../app/lists/refused-fields.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** Why nothing was searched; a town of the address that does not exist leads to all regions. */
export function SearchRefused({ refusal, retry }: { refusal: Refusal; retry: () => void }) {
  const t = useT('search')
  if (!refusedFields(refusal).includes('locationCode')) return <ErrorState refusal={refusal} retry={retry} />
  return (
    <EmptyState
      icon={<IconLinkOff size={32} />}
      title={t('townGone')}
      hint={t('townGoneHint')}
      action={
        <ButtonLink to="." search={known => ({ ...known, town: '0' })}>
          {t('everywhere')}
        </ButtonLink>
      }
    />
  )
}

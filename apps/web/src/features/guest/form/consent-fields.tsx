import { Anchor, Checkbox, Stack, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { STALE_TIMES } from '../../../app/api/stale-times.ts'
import { useLegalPages } from '../../../app/consent/legal-pages.ts'
import type { consents } from './guest-form-values.ts'
import type { GuestFormState } from './use-guest-form.ts'

interface ConsentFieldsProps {
  state: GuestFormState
  /** The medical organisation that receives the data. */
  providerCode: string
}

/** User agreement, privacy policy, personal data, and for a child the guardian's consent (product §5). */
export function ConsentFields({ state, providerCode }: ConsentFieldsProps) {
  const t = useT('guest')
  const pages = useLegalPages()
  const providers = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  const clinic = providers.data?.find(({ code }) => code === providerCode)?.name
  const data = state.isChild ? 'dataOfChild' : 'data'
  return (
    <section aria-labelledby="consents">
      <Title order={3} size="h4" id="consents">
        {t('form.consents')}
      </Title>
      <Stack gap="sm" pt="xs">
        <Consent field="agreement" state={state}>
          {t('form.agreement')} <LegalLink href={pages.agreement}>{t('form.agreementLink')}</LegalLink>
        </Consent>
        <Consent field="privacy" state={state}>
          {t('form.privacy')} <LegalLink href={pages.privacy}>{t('form.privacyLink')}</LegalLink>
        </Consent>
        <Consent field="data" state={state}>
          {clinic ? t(`form.${data}OfClinic`, { clinic }) : t(`form.${data}`)}
        </Consent>
        {state.isChild && (
          <Consent field="guardian" state={state}>
            {t('form.guardianConsent')}
          </Consent>
        )}
      </Stack>
    </section>
  )
}

interface ConsentProps {
  field: (typeof consents)[number]
  state: GuestFormState
  children: ReactNode
}

function Consent({ field, state, children }: ConsentProps) {
  return (
    <Checkbox
      id={field}
      label={children}
      checked={state.form[field] !== ''}
      onChange={event => state.write(field, event.currentTarget.checked ? 'given' : '')}
      error={state.attempt > 0 && state.shown(field)}
      required
    />
  )
}

function LegalLink({ href, children }: { href: string; children: string }) {
  const t = useT('guest')
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener"
      underline="always"
      aria-label={`${children} (${t('form.newWindow')})`}
    >
      {children}
    </Anchor>
  )
}

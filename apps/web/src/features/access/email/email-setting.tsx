import { Stack, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useProfile } from '../../../app/people/profile.ts'
import { MailCodeForm } from '../mail-code-form.tsx'
import { ResendMail } from '../resend-mail.tsx'
import { ChangeEmail } from './change-email.tsx'
import { RemoveEmail } from './remove-email.tsx'

/** The account's e-mail in the profile: the valid one, and the one that waits for confirmation. */
export function EmailSetting() {
  const t = useT('access')
  const { data: profile } = useProfile()
  if (!profile || profile.accessNotAuthorized) return null
  const inForce = profile.emails.find(({ confirmed }) => confirmed)
  const waiting = profile.emails.find(({ confirmed }) => !confirmed)
  const rows = profile.emails.map(
    ({ address, confirmed }) => [address, t(confirmed ? 'email.confirmed' : 'email.notConfirmed')] as const,
  )
  return (
    <Surface>
      <Stack align="stretch">
        <Title order={2}>{t('email.title')}</Title>
        {rows.length > 0 ? <Details rows={rows} /> : <Text c="dimmed">{t('email.none')}</Text>}
        {waiting && (
          <>
            <Notice>
              <span>{t('email.wait', { email: waiting.address })}</span>
              {inForce && <span>{t('email.stays', { email: inForce.address })}</span>}
            </Notice>
            <MailCodeForm key={waiting.address} />
            <ResendMail key={`resend ${waiting.address}`} />
          </>
        )}
        <ChangeEmail />
        {rows.length > 0 && <RemoveEmail />}
      </Stack>
    </Surface>
  )
}

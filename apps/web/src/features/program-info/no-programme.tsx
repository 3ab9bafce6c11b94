import { Stack, Text } from '@mantine/core'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useCoverageWords } from '../../app/cover/use-coverage-words.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useSessionState } from '../../app/session/session.ts'
import { livingFirst } from './use-members.ts'

/** A programme that nobody can read about. Whoever has it is told its state: it may be suspended (decisions 126). */
export function NoProgramme({ code }: { code: string }) {
  const t = useT('program-info')
  const words = useCoverageWords()
  const isSignedIn = useSessionState() === 'signed-in'
  const { data, refusal } = useCallQuery('listCoverages', {}, { enabled: isSignedIn })
  if (isSignedIn && !data && !refusal)
    return (
      <Screen title={t('title')}>
        <CardSkeletons count={1} />
      </Screen>
    )
  const [had] = livingFirst(data?.coverages.filter(({ coverer }) => coverer === code) ?? [])
  if (!had)
    return (
      <Screen title={t('none')}>
        <EmptyState
          icon={<IconShieldQuestion size={32} />}
          hint={t('noneHint')}
          action={<ButtonLink to="/company-programmes">{t('all')}</ButtonLink>}
        />
      </Screen>
    )
  return (
    <Screen title={had.programCaption}>
      <Stack>
        <Text>{words.status(had)}</Text>
        {had.phones.length > 0 && <PhoneLinks phones={had.phones.join(';')} />}
        <ButtonLink to="/company-programmes">{t('all')}</ButtonLink>
      </Stack>
    </Screen>
  )
}

import { Stack, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { opensBySignIn } from '@vizit/domain/booking/booking-policy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Restriction } from '../../../app/booking/restriction.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'
import type { AssignmentOfService } from './assignments-of-service.ts'
import { termsForStrangers } from './terms-for-strangers.ts'

interface TermsOfAnyDoctorProps {
  /** All of them, not only those with free times on the chosen day, because the text is about every day. */
  places: readonly AssignmentOfService[]
  /** The phones of the branches, separated by semicolons. */
  phones: string
}

/** The restriction that applies to everybody with any doctor, shown before a visitor is identified (product §6). */
export function TermsOfAnyDoctor({ places, phones }: TermsOfAnyDoctorProps) {
  const t = useT('service')
  const { href } = useLocation()
  const signedIn = useSessionState() === 'signed-in'
  const terms = termsForStrangers(places)
  if (terms.length === 0) return null
  if (terms.includes('registry')) {
    return (
      <div>
        <Text>
          <strong>{t('who.registry')}</strong> {t('who.registryNext')}
        </Text>
        <PhoneLinks phones={phones} />
      </div>
    )
  }
  const last = terms.at(-1)
  return (
    <Stack gap="xs">
      {terms.map(policy => (
        <Restriction key={policy} policy={policy} phones={policy === last ? phones : ''} hasSignIn />
      ))}
      {terms.length > 1 && <Text size="sm">{t('who.differ')}</Text>}
      {!signedIn && terms.some(opensBySignIn) && (
        <TextLink to="/sign-in" onClick={() => keepReturnPath(href)}>
          {t('who.signIn')}
        </TextLink>
      )}
    </Stack>
  )
}

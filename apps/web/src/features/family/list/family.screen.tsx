import { IconUsers } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { relativesOf } from '../member.ts'
import { JoinRequests } from '../requests/join-requests.tsx'
import { AddRelative } from './add-relative.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { MemberCard } from './member-card.tsx'
import classes from './member-list.module.css'
import { NewRelativesDialog } from './new-relatives-dialog.tsx'

/** `/family`: the people for whom the user acts, and those who act for the user (product §2, "Family"). */
export function FamilyScreen() {
  const t = useT('family')
  return (
    <FamilyFrame title={t('title')} isRoot>
      {profile => <Family profile={profile} />}
    </FamilyFrame>
  )
}

function Family({ profile }: { profile: Profile }) {
  const t = useT('family')
  const relatives = relativesOf(profile)
  const maySeeCover = relatives.some(({ accessLevels }) => accessLevels.includes('VIEW_COVERAGE'))
  // Without an answer the list says what the profile knows.
  const covers = useCallQuery('listCoverages', {}, { enabled: maySeeCover })
  const coverages = covers.data?.coverages ?? (covers.refusal ? null : undefined)
  useFocusAfterRemoval(relatives.length)
  return (
    <>
      <ConsentNotice profile={profile} />
      <JoinRequests />
      {relatives.length === 0 ? (
        <EmptyState icon={<IconUsers size={32} />} title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <ul className={classes.list}>
          {relatives.map(member => (
            <li key={member.profileId}>
              <MemberCard member={member} coverages={coverages} />
            </li>
          ))}
        </ul>
      )}
      <AddRelative relatives={relatives} />
      <TextLink to="/family/request">{t('toEnterCode')}</TextLink>
      <TextLink to="/family/ledger">{t('toLedger')}</TextLink>
      <NewRelativesDialog relatives={relatives} />
    </>
  )
}

import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'

/** Says that only doctors who accept an age are listed, with a link to all doctors. */
export function AgeFilterNotice() {
  const t = useT('timeslot')
  const { age, ...search } = useSearch({ strict: false })
  if (age === undefined) return null
  return (
    <Text>
      {t('forAge', { count: Number(age) })}{' '}
      <TextLink underline="always" to="/timeslot" search={search}>
        {t('anyAge')}
      </TextLink>
    </Text>
  )
}

import { IconArrowLeft, IconStar } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useFavourites } from '../../../app/favourites/favourites.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** A link to the mode of the favourite doctors, if there are any, and back (product §2, "favourites mode"). */
export function MyDoctorsLink({ provider, isMine }: { provider: string; isMine: boolean }) {
  const t = useT('service')
  const { town, child } = useSearch({ strict: false })
  const hasOwn = useFavourites().some(({ providerCode }) => providerCode === provider)
  if (!isMine && !hasOwn) return null
  const otherParams = { clinic: provider, ...(town && { town }), ...(child && { child }) }
  return (
    <div>
      {isMine ? (
        <ButtonLink
          to="/service"
          search={otherParams}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('allDoctors')}
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/service"
          search={{ ...otherParams, mine: '1' }}
          variant="subtle"
          px="xs"
          leftSection={<IconStar size={20} aria-hidden />}
        >
          {t('mine')}
        </ButtonLink>
      )}
    </div>
  )
}
